import type { DocumentRefusal } from './documentRefusals';
import { documentLimits } from './documentLimits';

/** Size in bytes */
export type DocumentFacts = { readonly name: string; readonly size: number; readonly sha256: string };

/**
 * Refusals that depend on the other documents of a submission: one verdict each, in the order given. The earlier
 * document wins: those past a limit and the second of two equal ones are refused.
 */
export function checkDocumentSet(documents: readonly DocumentFacts[]): (DocumentRefusal | undefined)[] {
  const seen = new Set<string>();
  let count = 0;
  let totalBytes = 0;
  return documents.map(({ size, sha256 }) => {
    if (size === 0) return 'empty';
    if (size > documentLimits.maxBytes) return 'too_large';
    if (seen.has(sha256)) return 'duplicate';
    if (count + 1 > documentLimits.maxCount) return 'too_many';
    if (totalBytes + size > documentLimits.maxTotalBytes) return 'total_too_large';
    seen.add(sha256);
    count += 1;
    totalBytes += size;
    return undefined;
  });
}

import { inTime } from '@incasso/browser/scheduling/inTime';
import { documentLimits } from '@incasso/contract/limits';
import type { DocumentVerdict } from '../machine/WizardContext';
import type { DocumentReader } from './createDocumentReader';
import type { FileStore } from './FileStore';

/** A file that takes longer than this to read is left to the server to check. In milliseconds. */
const readingTimeLimitMs = 60_000;

export type CheckTools = { readonly files: FileStore; readonly readDocument: DocumentReader['readDocument'] };

/** Reads a document and checks it by itself. */
export async function checkDocument(id: string, tools: CheckTools): Promise<DocumentVerdict> {
  return (await inTime(check(id, tools), readingTimeLimitMs).catch(() => undefined)) ?? {};
}

async function check(id: string, { files, readDocument }: CheckTools): Promise<DocumentVerdict | undefined> {
  const file = await files.get(id);
  if (file === undefined) return { refusal: 'lost' };
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > documentLimits.maxBytes) return { refusal: 'too_large' };
  return readDocument(file);
}

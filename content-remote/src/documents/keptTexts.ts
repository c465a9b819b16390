import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { legalDocumentSchema, type LegalDocument } from './LegalDocument';
import type { LegalText } from './legalTexts';

/** The texts of all versions that were ever published, which each build publishes again. */
export function readKeptTexts(folder: string): LegalText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ path: `/${file.replace(/json$/, 'pdf')}`, document: readText(join(folder, file)) }));
}

/**
 * Stores the texts of versions, with every name and figure filled in, so that later changes do not affect them. Returns
 * the paths that it did not store: the firm confirmed that version with another text, and clients may have agreed to
 * it. A sample is not binding and is replaced.
 */
export function keepTexts(folder: string, texts: readonly LegalText[]): string[] {
  return texts
    .filter(({ path, document }) => {
      const file = join(folder, path.replace(/pdf$/, 'json'));
      const kept = existsSync(file) ? readText(file) : undefined;
      if (kept?.isSample === false)
        return JSON.stringify(kept) !== JSON.stringify(v.parse(legalDocumentSchema, document));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(document));
      return false;
    })
    .map(({ path }) => path);
}

function readText(file: string): LegalDocument {
  return v.parse(legalDocumentSchema, JSON.parse(readFileSync(file, 'utf8')));
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { legalDocumentSchema, type LegalDocument } from './LegalDocument';
import type { LegalText } from './legalTexts';

/** Reads the texts of all published versions, which each build publishes again. */
export function readKeptTexts(folder: string): LegalText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ path: `/${file.replace(/json$/, 'pdf')}`, document: readText(join(folder, file)) }));
}

/**
 * Stores the texts of versions with all names and figures filled in, so that later changes do not affect them. Returns
 * the paths that it did not store, because the firm confirmed another text for that version and clients may have agreed
 * to it. Samples are not binding and are replaced.
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

import * as v from 'valibot';
import { documentKindSchema, type DocumentKind } from './documentKinds';

const documentKindsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(documentKindSchema), null))),
  [],
);

/**
 * The text of the optional part `document_kinds`: a JSON array with one entry for each `documents` part in their
 * order, file or receipt alike. An entry is the kind that the visitor chose, or null where none was chosen.
 */
export function writeDocumentKinds(kinds: readonly (DocumentKind | undefined)[]): string {
  return JSON.stringify(kinds.map((kind) => kind ?? null));
}

/**
 * Reads the part `document_kinds` of a request with so many documents; the empty part of a file field that was left
 * empty is none. What cannot be used counts as not chosen, so that no submission is refused for it: an entry that is no
 * kind by itself, and all entries where the text is no JSON array or has another length than there are documents.
 */
export function readDocumentKinds(text: string, documentCount: number): (DocumentKind | undefined)[] {
  const kinds = v.parse(documentKindsSchema, text);
  const areAligned = kinds.length === documentCount;
  return Array.from({ length: documentCount }, (_, place) => (areAligned ? (kinds[place] ?? undefined) : undefined));
}

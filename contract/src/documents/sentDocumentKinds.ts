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
 * Reads the part `document_kinds` of a request with so many documents. What cannot be used counts as not chosen, so
 * that no submission is refused for it: one entry that is no kind, or all entries where the text is no JSON array of
 * that length.
 */
export function readDocumentKinds(text: string, documentCount: number): (DocumentKind | undefined)[] {
  const kinds = v.parse(documentKindsSchema, text);
  const areAligned = kinds.length === documentCount;
  return Array.from({ length: documentCount }, (_, index) => (areAligned ? (kinds[index] ?? undefined) : undefined));
}

import * as v from 'valibot';
import { documentKindSchema, type DocumentKind } from './documentKinds';

const documentKindsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(documentKindSchema), null))),
  [],
);

/**
 * The optional part `document_kinds`: a JSON array with one entry per `documents` part, file or receipt alike, in their
 * order. An entry is the kind that the visitor chose, or null.
 */
export function writeDocumentKinds(kinds: readonly (DocumentKind | undefined)[]): string {
  return JSON.stringify(kinds.map((kind) => kind ?? null));
}

/**
 * Parses the part `document_kinds` of a request with that many documents. Unusable input counts as not chosen, so that
 * no submission is refused for it: one unknown kind, or all entries if the text is no JSON array of that length.
 */
export function readDocumentKinds(text: string, documentCount: number): (DocumentKind | undefined)[] {
  const kinds = v.parse(documentKindsSchema, text);
  const areAligned = kinds.length === documentCount;
  return Array.from({ length: documentCount }, (_, index) => (areAligned ? (kinds[index] ?? undefined) : undefined));
}

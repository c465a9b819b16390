import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import { refuseDocuments } from './refuseDocuments';
import type { Result } from '../Result';
import { sha256Of } from '../submissions/digestOf';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import type { SentDocument } from '../http/form/readForm';

/**
 * Adds SHA-256, media type and kind to the sent documents. The kind is the visitor's choice, or else guessed by name.
 * Refused when the documents together exceed a limit.
 */
export function identifyDocuments(sent: readonly SentDocument[]): Result<readonly DocumentSource[]> {
  const documents = sent.map((document): DocumentSource => {
    const { name, kind = kindOfName(name) ?? 'other' } = document;
    const mediaType = mediaTypeOf(name);
    if (!('bytes' in document)) return { kind, name, size: document.size, sha256: document.sha256, mediaType };
    const { bytes } = document;
    return { kind, name, size: bytes.length, sha256: sha256Of(bytes), mediaType, bytes };
  });
  return refuseDocuments(documents, checkDocumentSet(documents));
}

/**
 * The fields of documents that a digest covers, with the kinds as sent: a guess by name may change with a deploy, and a
 * retry after it would count as other content.
 */
export function digestedDocuments(identified: readonly DocumentSource[], sent: readonly SentDocument[]) {
  return factsOf(identified).map((facts, index) => ({ ...facts, kind: sent[index]?.kind ?? null }));
}

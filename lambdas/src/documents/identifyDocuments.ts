import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { checkDocumentSet } from '@incasso/contract/documents/checkDocumentSet';
import { refuseDocuments } from './refuseDocuments';
import type { Result } from '../Result';
import { sha256Of } from '../submissions/digestOf';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import type { SentDocument } from '../http/form/readForm';

/** Adds SHA-256 and media type to the sent documents. Refused when the documents together exceed a limit. */
export function identifyDocuments(sent: readonly SentDocument[]): Result<readonly DocumentSource[]> {
  const documents = sent.map((document): DocumentSource => {
    const { name, kind } = document;
    const mediaType = mediaTypeOf(name);
    if (!('bytes' in document)) return { kind, name, size: document.size, sha256: document.sha256, mediaType };
    const { bytes } = document;
    return { kind, name, size: bytes.length, sha256: sha256Of(bytes), mediaType, bytes };
  });
  return refuseDocuments(documents, checkDocumentSet(documents));
}

/** The fields of documents that a digest covers, with the kinds as sent. */
export function digestedDocuments(identified: readonly DocumentSource[]) {
  return factsOf(identified).map((facts, index) => ({ ...facts, kind: identified[index]?.kind ?? null }));
}

import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import { refuseDocuments } from '../http/result/refuseDocuments';
import type { Result } from '../http/result/Result';
import { sha256Of } from '../submissions/digestOf';
import { factsOf, type DocumentSource } from '../submissions/storeDocuments';
import type { SentDocument } from '../http/form/SentDocument';

/**
 * The documents as they were sent, with their SHA-256, media type and kind: what the visitor chose, else what the name
 * says. Refused when they break a limit together.
 */
export function identifyDocuments(sent: readonly SentDocument[]): Result<readonly DocumentSource[]> {
  const documents = sent.map((document): DocumentSource => {
    const { name, kind = kindOfName(name) ?? 'other' } = document;
    const mediaType = mediaTypeOf(name);
    if (!('bytes' in document)) return { kind, name, size: document.size, sha256: document.sha256, mediaType };
    const { bytes } = document;
    return { kind, name, size: bytes.length, sha256: sha256Of(bytes), mediaType, bytes };
  });
  return refuseDocuments(documents, judgeDocumentSet(documents));
}

/**
 * What a digest covers of the documents: their kinds as they were sent. The guess by name may change with a deploy, and
 * a repeat must have the same digest after it.
 */
export function digestedDocuments(identified: readonly DocumentSource[], sent: readonly SentDocument[]) {
  return factsOf(identified).map((facts, place) => ({ ...facts, kind: sent[place]?.kind ?? null }));
}

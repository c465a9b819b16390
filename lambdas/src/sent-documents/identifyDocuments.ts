import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import { refuseDocuments } from '../results/refuseDocuments';
import type { Result } from '../results/Result';
import { sha256Of } from '../submissions/digestOf';
import type { DocumentSource } from '../submissions/storeDocuments';
import type { SentDocument } from './SentDocument';

/**
 * The documents as they were sent, with their SHA-256 and media type; refused when they break a limit together
 * (decision 4).
 */
export function identifyDocuments(sent: readonly SentDocument[]): Result<readonly DocumentSource[]> {
  const documents = sent.map((document): DocumentSource => {
    const { name } = document;
    const mediaType = mediaTypeOf(name);
    if (document.kind === 'receipt') return { name, size: document.size, sha256: document.sha256, mediaType };
    return { name, size: document.bytes.length, sha256: sha256Of(document.bytes), mediaType, bytes: document.bytes };
  });
  return refuseDocuments(documents, judgeDocumentSet(documents));
}

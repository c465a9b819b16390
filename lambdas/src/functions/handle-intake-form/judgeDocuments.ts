import { documentError, type FieldError } from '@incasso/contract/errors';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { mediaTypeOf } from '@incasso/contract/documents/documentTypes';
import { judgeDocument } from '@incasso/contract/documents/judgeDocument';
import { judgeDocumentSet } from '@incasso/contract/documents/judgeDocumentSet';
import { refuse, type Refusal } from '../../results/Result';
import type { ObjectStore } from '../../storage/ObjectStore';
import { sha256Of } from '../../submissions/digestOf';
import { storageKeys } from '../../storage/storageKeys';
import type { DocumentSource } from '../../submissions/storeSubmission';
import type { SentDocument } from './IntakeRequest';

/** The documents as they were sent, with their SHA-256; refused when they break a limit together (decision 4). */
export function countDocuments(sent: readonly SentDocument[]): DocumentSource[] | Refusal {
  const documents = sent.map((document) => {
    const { name } = document;
    const mediaType = mediaTypeOf(name);
    if (document.kind === 'receipt') return { name, size: document.size, sha256: document.sha256, mediaType };
    return { name, size: document.bytes.length, sha256: sha256Of(document.bytes), mediaType, bytes: document.bytes };
  });
  return refusalOf(documents, judgeDocumentSet(documents)) ?? documents;
}

/**
 * Refuses documents by their content, those sent along and those uploaded before alike; `undefined` when all are accepted. One at a time, so that
 * no more than the largest is held in memory.
 */
export async function refuseDocuments(
  store: ObjectStore,
  { submissionId, documents }: { submissionId: string; documents: readonly DocumentSource[] },
): Promise<Refusal | undefined> {
  const verdicts: (DocumentRefusal | undefined)[] = [];
  for (const document of documents) verdicts.push(await judge(store, submissionId, document));
  return refusalOf(documents, verdicts);
}

async function judge(
  store: ObjectStore,
  submissionId: string,
  { name, size, sha256, bytes }: DocumentSource,
): Promise<DocumentRefusal | undefined> {
  if (bytes !== undefined) return judgeDocument({ name, bytes });
  const uploaded = await store.read(storageKeys.upload({ submissionId, sha256 }));
  const isWhole = uploaded?.bytes.length === size && sha256Of(uploaded.bytes) === sha256;
  return isWhole ? judgeDocument({ name, bytes: uploaded.bytes }) : 'not_uploaded';
}

function refusalOf(
  documents: readonly DocumentSource[],
  verdicts: readonly (DocumentRefusal | undefined)[],
): Refusal | undefined {
  const fields = documents.flatMap(({ name }, index): FieldError[] => {
    const refusal = verdicts[index];
    return refusal === undefined ? [] : [documentError(index, name, refusal)];
  });
  return fields.length === 0 ? undefined : refuse('document_refused', { fields, reason: fields[0]?.code ?? '' });
}

import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { judgeDocument } from '@incasso/contract/documents/judgeDocument';
import { refuseDocuments } from '../../results/refuseDocuments';
import type { Result } from '../../results/Result';
import type { ObjectStore } from '../../storage/ObjectStore';
import { storageKeys } from '../../storage/storageKeys';
import { sha256Of } from '../../submissions/digestOf';
import type { DocumentSource } from '../../submissions/storeSubmission';

/**
 * Judges documents by their content, those sent along and those uploaded before alike. One at a time, so that no more
 * than the largest is held in memory.
 */
export async function judgeContents(
  store: ObjectStore,
  { submissionId, documents }: { submissionId: string; documents: readonly DocumentSource[] },
): Promise<Result<readonly DocumentSource[]>> {
  const verdicts: (DocumentRefusal | undefined)[] = [];
  for (const document of documents) verdicts.push(await judge(store, submissionId, document));
  return refuseDocuments(documents, verdicts);
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

import { kindsOfDocuments } from '../submissions/kindsOfDocuments';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import type { CaseFile } from './CaseFile';

/** A case as other systems take it in. The same record gives the same file. */
export function composeCaseFile(record: IntakeRecord): CaseFile {
  const { reference, submissionId, receivedAt, partner, suspicions, answers, documents, doubtful, claims } = record;
  const kinds = kindsOfDocuments(record);
  return {
    version: 1,
    reference,
    submissionId,
    receivedAt,
    ...(partner !== undefined && { partner }),
    suspicions,
    answers,
    documents: documents.map((document, place) => ({ kind: kinds[place] ?? 'other', ...document })),
    doubtful,
    claims,
  };
}

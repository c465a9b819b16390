import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import { partnerReferenceSchema } from '@incasso/contract/partnerReference';
import { sentDebtsSchema } from '@incasso/debts/debtSchemas';
import * as v from 'valibot';
import { refuse, type Result, refuseFields } from '../../Result';
import { digestedDocuments, identifyDocuments } from '../../documents/identifyDocuments';
import { storeWithDocuments, type UnreadRecord } from '../../documents/storeWithDocuments';
import type { Stored } from '../../submissions/compareWithExisting';
import { digestOf, hashDraftKey } from '../../submissions/digestOf';
import { doubtfulFields } from '../../submissions/doubtfulFields';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { stampRecord } from '../../submissions/stampRecord';
import { factsOf } from '../../submissions/storeDocuments';
import type { ParsedIntake } from './parseIntakeRequest';

/**
 * Receives an intake request: validates it completely, then stores it. A refused one stores nothing.
 */
export async function receiveIntake(
  { submissionId, partner, signals, draftKey, ...request }: ParsedIntake,
  ports: ReceivePorts,
): Promise<Result<Stored>> {
  const answers = v.safeParse(intakeAnswersSchema, request.answers);
  if (!answers.success) return refuseFields(answers.issues);
  const debts = v.safeParse(sentDebtsSchema, request.debts);
  if (!debts.success) return refuse('malformed_request', { reason: 'debts' });
  if (!request.agreesToTerms) return refuse('terms_not_accepted');
  const identified = identifyDocuments(request.documents);
  if (!identified.ok) return identified;

  const digested = digestedDocuments(identified.value);
  const stated = { answers: answers.output, debts: debts.output };
  // Ignores the partner's reference: a retry stays one if the page's reference has changed. The response has the stored
  // one.
  const digest = digestOf({ kind: 'intake', ...stated, documents: digested });
  const partnerReference = v.parse(v.fallback(partnerReferenceSchema, ''), request.partnerReference);
  const stamp = stampRecord({ submissionId, partner, signals, digest }, ports);
  const record: UnreadRecord = {
    ...stamp,
    kind: 'intake',
    answers: answers.output,
    doubtful: doubtfulFields(answers.output),
    documents: factsOf(identified.value),
    debts: debts.output,
    agreement: { agreedAt: stamp.receivedAt, ...request.termsVersions },
    ...(draftKey !== undefined && { draftKeyHash: hashDraftKey(draftKey) }),
    ...(partner !== undefined && partnerReference !== '' && { partnerReference }),
  };
  return storeWithDocuments(ports.store, { record, documents: identified.value });
}

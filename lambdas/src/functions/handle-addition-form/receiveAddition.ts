import { additionParts, additionTextSchema } from '@incasso/contract/addition';
import { isLinkOver, lastDayToAdd } from '@incasso/contract/caseLink';
import { fieldError } from '@incasso/contract/errors';
import * as v from 'valibot';
import { accept, refuse, type Result, refuseFields } from '../../Result';
import { digestedDocuments, identifyDocuments } from '../../documents/identifyDocuments';
import { storeWithDocuments, type UnreadRecord } from '../../documents/storeWithDocuments';
import type { Stored } from '../../submissions/compareWithExisting';
import { digestOf } from '../../submissions/digestOf';
import { readRecord } from '../../submissions/readRecord';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { stampRecord } from '../../submissions/stampRecord';
import { factsOf } from '../../submissions/storeDocuments';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import type { ParsedAddition } from './parseAdditionRequest';

/**
 * Receives an addition to a case: finds the case and validates the content, then stores the addition as a submission of
 * its own, under the case's reference. A refused addition stores nothing.
 */
export async function receiveAddition(
  { submissionId, caseId, partner, signals, ...request }: ParsedAddition,
  ports: ReceivePorts,
): Promise<Result<Stored>> {
  const found = await findCase(caseId, ports);
  if (!found.ok) return found;
  const { reference } = found.value;
  const parsed = v.safeParse(additionTextSchema, request);
  if (!parsed.success) return refuseFields(parsed.issues);
  const { note } = parsed.output;
  if (note === '' && request.documents.length === 0)
    return refuse('invalid_fields', { fields: [fieldError(additionParts.note, 'nothing_added')] });
  const identified = identifyDocuments(request.documents);
  if (!identified.ok) return identified;

  const digested = digestedDocuments(identified.value);
  const digest = digestOf({ kind: 'addition', caseId, note, documents: digested });
  const record: UnreadRecord = {
    ...stampRecord({ submissionId, partner, signals, digest }, { ...ports, newReference: () => reference }),
    kind: 'addition',
    caseId,
    note,
    documents: factsOf(identified.value),
  };
  return storeWithDocuments(ports.store, { record, documents: identified.value });
}

/** The case of a link. Refused when it does not exist, was erased, or is too old to be added to. */
async function findCase(caseId: string, { store, now }: ReceivePorts): Promise<Result<IntakeRecord>> {
  const record = await readRecord(store, { submissionId: caseId });
  if (record?.kind !== 'intake') return refuse('link_revoked', { reason: 'no_case' });
  if (isLinkOver(lastDayToAdd(record.receivedAt), now())) return refuse('link_expired', { reason: 'time' });
  return accept(record);
}

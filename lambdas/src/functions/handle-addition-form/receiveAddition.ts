import { additionTextSchema, additionParts } from '@incasso/contract/addition';
import { fieldError } from '@incasso/contract/errors';
import * as v from 'valibot';
import { findLinkedCase, type LinkPorts } from '../../case-links/findLinkedCase';
import { refuse, type Result, refuseFields } from '../../http/result/Result';
import { digestedDocuments, identifyDocuments } from '../../documents/identifyDocuments';
import { storeWithDocuments, type UnreadRecord } from '../../documents/storeWithDocuments';
import type { Stored } from '../../submissions/compareWithExisting';
import { digestOf } from '../../submissions/digestOf';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { stampRecord } from '../../submissions/stampRecord';
import { factsOf } from '../../submissions/storeDocuments';
import type { ParsedAddition } from './parseAdditionRequest';

export type AdditionFormPorts = ReceivePorts & LinkPorts;

/**
 * Receives an addition to a case: verifies the link and the content, then stores it. A refused addition stores nothing.
 * The request's submission id is the addition's own.
 */
export async function receiveAddition(
  { submissionId: additionId, partner, signals, ...request }: ParsedAddition,
  ports: AdditionFormPorts,
): Promise<Result<Stored>> {
  const linked = await findLinkedCase(request.caseKey, ports);
  if (!linked.ok) return linked;
  const { submissionId, reference } = linked.value.record;
  const parsed = v.safeParse(additionTextSchema, request);
  if (!parsed.success) return refuseFields(parsed.issues);
  const { note } = parsed.output;
  if (note === '' && request.documents.length === 0)
    return refuse('invalid_fields', { fields: [fieldError(additionParts.note, 'nothing_added')] });
  const identified = identifyDocuments(request.documents);
  if (!identified.ok) return identified;

  const digested = digestedDocuments(identified.value, request.documents);
  const digest = digestOf({ kind: 'addition', submissionId, note, documents: digested });
  const record: UnreadRecord = {
    ...stampRecord({ submissionId, partner, signals, digest }, { ...ports, newReference: () => reference }),
    kind: 'addition',
    additionId,
    note,
    documents: factsOf(identified.value),
  };
  return storeWithDocuments(ports.store, { record, documents: identified.value });
}

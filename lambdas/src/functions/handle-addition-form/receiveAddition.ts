import { additionNoteSchema, additionParts } from '@incasso/contract/addition';
import { fieldError } from '@incasso/contract/errors';
import { fieldLimits } from '@incasso/contract/limits';
import * as v from 'valibot';
import { cleanText } from '../../cleaning/cleanText';
import { refuse, type Result } from '../../results/Result';
import { identifyDocuments } from '../../sent-documents/identifyDocuments';
import { judgeContents } from '../../sent-documents/judgeContents';
import { digestOf } from '../../submissions/digestOf';
import { findLinkedCase, type LinkPorts } from '../../case-links/findLinkedCase';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { factsOf } from '../../submissions/storeDocuments';
import { stampRecord } from '../../submissions/stampRecord';
import {
  findStoredAddition,
  storeAddition,
  type NewAddition,
  type StoredAddition,
} from '../../submissions/storeAddition';
import type { AdditionRequest } from './parseAdditionRequest';

export type AdditionPorts = ReceivePorts & LinkPorts;

/**
 * Receives what a client adds to a case: checks link and content in full, then stores it for good. What is refused
 * leaves nothing. The submission id of the call is the addition's own.
 */
export async function receiveAddition(
  { submissionId: additionId, partner, signals, ...request }: AdditionRequest,
  ports: AdditionPorts,
): Promise<Result<StoredAddition>> {
  const { store } = ports;
  const linked = await findLinkedCase(request.caseKey, ports);
  if (!linked.ok) return linked;
  const { submissionId, reference } = linked.value.record;
  const note = v.safeParse(additionNoteSchema, cleanText(request.note));
  if (!note.success) return refuseNote('too_long');
  if (note.output === '' && request.documents.length === 0) return refuseNote('nothing_added');
  const identified = identifyDocuments(request.documents);
  if (!identified.ok) return identified;

  const facts = factsOf(identified.value);
  const digest = digestOf({ kind: 'addition', submissionId, note: note.output, documents: facts });
  const addition: Omit<NewAddition, 'claims'> = {
    ...stampRecord({ submissionId, partner, signals, digest }, { ...ports, newReference: () => reference }),
    kind: 'addition',
    additionId,
    note: note.output,
    documents: facts,
  };
  const stored = await findStoredAddition(store, addition);
  if (stored !== undefined) return stored;
  const judged = await judgeContents(store, { submissionId: additionId, documents: identified.value });
  if (!judged.ok) return judged;
  const { claims, documents } = judged.value;
  const judgedAddition = { ...addition, claims, documents: factsOf(documents) };
  return storeAddition(store, { addition: judgedAddition, documents });
}

function refuseNote(code: 'too_long' | 'nothing_added') {
  const error = fieldError(additionParts.note, code, fieldLimits.text);
  return refuse('invalid_fields', { fields: [error], reason: code });
}

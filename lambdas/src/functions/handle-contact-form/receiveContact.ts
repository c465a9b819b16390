import type { ContactRequest } from '@incasso/contract/api';
import { contactMessageSchema } from '@incasso/contract/contactMessage';
import * as v from 'valibot';
import type { SubmissionHead } from '../../http/readHead';
import { type Result, refuseFields } from '../../Result';
import type { Stored } from '../../submissions/compareWithExisting';
import { digestOf } from '../../submissions/digestOf';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { storeRecord } from '../../submissions/storeRecord';
import { stampRecord } from '../../submissions/stampRecord';
import type { ContactRecord } from '../../submissions/SubmissionRecord';

/** Receives a message of the contact form and stores it. A refused message stores nothing. */
export async function receiveContact(
  request: ContactRequest & SubmissionHead,
  ports: ReceivePorts,
): Promise<Result<Stored>> {
  const { submissionId, partner, formData } = request;
  const parsed = v.safeParse(contactMessageSchema, formData);
  if (!parsed.success) return refuseFields(parsed.issues);

  const message = parsed.output;
  const digest = digestOf({ kind: 'contact', message });
  const stamp = stampRecord({ submissionId, partner, signals: request, digest }, ports);
  const record: ContactRecord = { ...stamp, kind: 'contact', message };
  return storeRecord(ports.store, { record, documents: [] });
}

import type { BotSignals } from '@incasso/contract/botSignals';
import { contactMessageSchema } from '@incasso/contract/contactMessage';
import * as v from 'valibot';
import { refuseBots } from '../../bot-check/refuseBots';
import { refuse, type Refusal } from '../../results/Result';
import { cleanLine, cleanText } from '../../cleaning/cleanText';
import { digestOf } from '../../submissions/digestOf';
import { fieldErrorsOf } from '../../results/refuseFields';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { stampSubmission } from '../../submissions/stampSubmission';
import { findStored, storeSubmission } from '../../submissions/storeSubmission';
import type { SubmissionRecord } from '../../submissions/SubmissionRecord';

export type ContactCall = BotSignals & {
  readonly submissionId: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly recaptchaToken: string;
  /** Name of the partner whose page sent it. */
  readonly partner?: string;
};

/** The record that stands, whether this call stored it or an equal one before. */
export type ContactReceived = {
  readonly kind: 'received';
  readonly submission: SubmissionRecord;
  readonly isRepeat: boolean;
};

/** Receives a message of the contact form and stores it for good. What is refused leaves nothing but a spent token. */
export async function receiveContact(
  { submissionId, formData, recaptchaToken, partner, ...signals }: ContactCall,
  ports: ReceivePorts,
): Promise<ContactReceived | Refusal> {
  const { store, botCheck } = ports;
  const bot = await refuseBots(botCheck, { token: recaptchaToken, action: 'contact_form', submissionId });
  if (bot !== undefined) return bot;
  const parsed = v.safeParse(contactMessageSchema, clean(formData));
  if (!parsed.success) return refuse('invalid_fields', { fields: fieldErrorsOf(parsed.issues) });

  const message = parsed.output;
  const digest = digestOf({ kind: 'contact', message });
  const stamp = stampSubmission({ submissionId, partner, signals, digest }, ports);
  const submission: SubmissionRecord = { ...stamp, kind: 'contact', message };
  const stored = (await findStored(store, submission)) ?? (await storeSubmission(store, { submission, documents: [] }));
  if (stored.kind === 'conflict') return refuse('submission_conflict');
  return { kind: 'received', submission: stored.submission, isRepeat: stored.kind === 'repeated' };
}

function clean(formData: ContactCall['formData']): Record<string, unknown> {
  const fields = Object.entries(formData).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value] as const;
    return [name, name === 'message' ? cleanText(value) : cleanLine(value)] as const;
  });
  return Object.fromEntries(fields);
}

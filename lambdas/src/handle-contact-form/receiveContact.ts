import type { BotSignals } from '@incasso/contract/botSignals';
import { contactMessageSchema } from '@incasso/contract/contactMessage';
import * as v from 'valibot';
import type { BotCheck } from '../bot-check/BotCheck';
import { refuseBots } from '../bot-check/refuseBots';
import { refuse, type Refusal } from '../http/Refusal';
import type { ObjectStore } from '../storage/ObjectStore';
import { cleanLine, cleanText } from '../submissions/cleanText';
import { digestOf } from '../submissions/digestOf';
import { fieldErrorsOf } from '../submissions/fieldErrorsOf';
import { findStored, storeSubmission } from '../submissions/storeSubmission';
import type { Submission } from '../submissions/Submission';
import { suspicionsOf } from '../submissions/suspicionsOf';

export type ContactCall = BotSignals & {
  readonly submissionId: string;
  readonly formData: Readonly<Record<string, unknown>>;
  readonly recaptchaToken: string;
  /** Name of the partner whose page sent it. */
  readonly partner?: string;
};

export type ContactTools = {
  readonly store: ObjectStore;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

/** The record that stands, whether this call stored it or an equal one before. */
export type ContactReceived = {
  readonly kind: 'received';
  readonly submission: Submission;
  readonly isRepeat: boolean;
};

/** Receives a message of the contact form and stores it for good. What is refused leaves nothing but a spent token. */
export async function receiveContact(
  { submissionId, formData, recaptchaToken, partner, ...signals }: ContactCall,
  { store, botCheck, now, newId, newReference }: ContactTools,
): Promise<ContactReceived | Refusal> {
  const bot = await refuseBots(botCheck, { token: recaptchaToken, action: 'contact_form', submissionId });
  if (bot !== undefined) return bot;
  const parsed = v.safeParse(contactMessageSchema, clean(formData));
  if (!parsed.success) return refuse('invalid_fields', { fields: fieldErrorsOf(parsed.issues) });

  const message = parsed.output;
  const digest = digestOf({ kind: 'contact', message });
  const submission: Submission = {
    version: 1,
    kind: 'contact',
    submissionId,
    attempt: newId(),
    reference: newReference(),
    receivedAt: now().toISOString(),
    ...(partner !== undefined && { partner }),
    suspicions: suspicionsOf(signals),
    digest,
    message,
  };
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

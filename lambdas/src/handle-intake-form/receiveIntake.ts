import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { BotCheck } from '../bot-check/BotCheck';
import { refuseBots } from '../bot-check/refuseBots';
import { refuse, type Refusal } from '../http/Refusal';
import type { ObjectStore } from '../storage/ObjectStore';
import { digestOf } from '../submissions/digestOf';
import { doubtfulFields } from '../submissions/doubtfulFields';
import { fieldErrorsOf } from '../submissions/fieldErrorsOf';
import { findStored, storeSubmission, type StoreOutcome } from '../submissions/storeSubmission';
import type { IntakeSubmission } from '../submissions/Submission';
import { suspicionsOf } from '../submissions/suspicionsOf';
import type { IntakeForm } from './IntakeForm';
import { countDocuments, refuseDocuments } from './receiveDocuments';

export type IntakeCall = {
  readonly submissionId: string;
  readonly form: IntakeForm;
  /** Name of the partner whose page sent it. */
  readonly partner?: string;
};

export type IntakeTools = {
  readonly store: ObjectStore;
  readonly botCheck: BotCheck;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly newReference: () => string;
};

/** The record that stands, whether this call stored it or an equal one before. */
export type IntakeReceived = {
  readonly kind: 'received';
  readonly submission: IntakeSubmission;
  readonly isRepeat: boolean;
};

/** Receives an intake request: checks it in full, then stores it for good. What is refused leaves nothing but a spent token. */
export async function receiveIntake(
  { submissionId, form, partner }: IntakeCall,
  { store, botCheck, now, newId, newReference }: IntakeTools,
): Promise<IntakeReceived | Refusal> {
  const bot = await refuseBots(botCheck, { token: form.recaptchaToken, action: 'intake_form', submissionId });
  if (bot !== undefined) return bot;
  const answers = v.safeParse(intakeAnswersSchema, form.answers);
  if (!answers.success) return refuse('invalid_fields', { fields: fieldErrorsOf(answers.issues) });
  if (!form.agreesToTerms) return refuse('terms_not_accepted');
  const documents = countDocuments(form.documents);
  if ('kind' in documents) return documents;

  const facts = documents.map(({ name, size, sha256, mediaType }) => ({ name, size, sha256, mediaType }));
  const digest = digestOf({ kind: 'intake', answers: answers.output, documents: facts });
  const stored = await findStored(store, { submissionId, digest });
  if (stored !== undefined) return outcomeOf(stored);
  const refused = await refuseDocuments(store, { submissionId, documents });
  if (refused !== undefined) return refused;

  const submission: IntakeSubmission = {
    version: 1,
    kind: 'intake',
    submissionId,
    attempt: newId(),
    reference: newReference(),
    receivedAt: now().toISOString(),
    ...(partner !== undefined && { partner }),
    suspicions: suspicionsOf(form.signals),
    digest,
    answers: answers.output,
    doubtful: doubtfulFields(answers.output),
    documents: facts,
  };
  return outcomeOf(await storeSubmission(store, { submission, documents }));
}

function outcomeOf(outcome: StoreOutcome): IntakeReceived | Refusal {
  if (outcome.kind === 'conflict') return refuse('submission_conflict');
  const { submission } = outcome;
  // An equal digest means an equal kind; the type system cannot know.
  if (submission.kind !== 'intake') return refuse('submission_conflict');
  return { kind: 'received', submission, isRepeat: outcome.kind === 'repeated' };
}

import { intakeAnswersSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import { refuseBots } from '../../bot-check/refuseBots';
import { refuse, type Refusal } from '../../results/Result';
import { digestOf } from '../../submissions/digestOf';
import { doubtfulFields } from '../../submissions/doubtfulFields';
import { fieldErrorsOf } from '../../results/refuseFields';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { stampSubmission } from '../../submissions/stampSubmission';
import { findStored, storeSubmission, type StoreOutcome } from '../../submissions/storeSubmission';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import type { IntakeRequest } from './IntakeRequest';
import { countDocuments, refuseDocuments } from './judgeDocuments';

export type IntakeCall = {
  readonly submissionId: string;
  readonly form: IntakeRequest;
  /** Name of the partner whose page sent it. */
  readonly partner?: string;
};

/** The record that stands, whether this call stored it or an equal one before. */
export type IntakeReceived = {
  readonly kind: 'received';
  readonly submission: IntakeRecord;
  readonly isRepeat: boolean;
};

/** Receives an intake request: checks it in full, then stores it for good. What is refused leaves nothing but a spent token. */
export async function receiveIntake(
  { submissionId, form, partner }: IntakeCall,
  ports: ReceivePorts,
): Promise<IntakeReceived | Refusal> {
  const { store, botCheck } = ports;
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

  const submission: IntakeRecord = {
    ...stampSubmission({ submissionId, partner, signals: form.signals, digest }, ports),
    kind: 'intake',
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

import type { Toast } from '@incasso/frontend/host/services';
import { BotCheckError } from '@incasso/frontend/bot-check/BotCheckTokens';
import type { ArrivedCase } from '@incasso/contract/apiErrorSchema';
import { isDocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { messages } from '@incasso/contract/messages';
import { includedDocuments } from './checkedDocuments';
import { failuresText } from './failures.text';
import type { SubmissionState, WizardFailure } from './SubmissionState';
import type { WizardDocument, WizardRefusal } from './WizardDocument';

/** The texts for a failure. */
export type FailureWords = {
  readonly failed: string;
  /** Text for a missing response, when the submission may have arrived. Default: as `failed`. */
  readonly unanswered?: string;
  /** Text for content that arrived and was then changed. Default: as `failed`. */
  readonly conflict?: string;
};

const caseWords: FailureWords = { failed: messages.intakeFailed };

/** The message for a failure: these texts, unless the bot check or one of the visitor's files is the reason. */
export function failureMessage(
  failure: WizardFailure,
  { failed, unanswered = failed }: FailureWords = caseWords,
): string {
  if (failure.kind === 'lost') return failuresText.lost;
  if (failure.kind === 'left_out') return failuresText.leftOut;
  const isUnproven = failure.kind === 'unproven' || (failure.kind === 'refused' && failure.code === 'bot_check_failed');
  if (isUnproven) return messages.botCheckFailed;
  return failure.kind === 'unreachable' ? unanswered : failed;
}

/** The case that arrived although its answer was lost, and was changed before it was sent again. */
export function arrivedCase(failure: WizardFailure): ArrivedCase | undefined {
  return failure.kind === 'refused' ? failure.arrived : undefined;
}

/** Whether the submission id has other content on the server, or was erased. */
export function isIdTaken(failure: WizardFailure): boolean {
  return failure.kind === 'refused' && ['submission_conflict', 'submission_erased'].includes(failure.code ?? '');
}

/** The toast about a failure. What arrived before is no error. */
export function failureToast(failure: WizardFailure, words: FailureWords = caseWords): Toast {
  const arrived = arrivedCase(failure);
  if (arrived !== undefined) return { kind: 'success', text: failuresText.arrived(arrived.reference) };
  const isConflict = failure.kind === 'refused' && failure.code === 'submission_conflict';
  if (isConflict && words.conflict !== undefined) return { kind: 'success', text: words.conflict };
  return { kind: 'error', text: failureMessage(failure, words) };
}

export class SubmissionError extends Error {
  constructor(readonly failure: WizardFailure) {
    super(failure.kind);
  }
}

export function failureFrom(error: unknown): WizardFailure {
  return error instanceof SubmissionError ? error.failure : { kind: 'unreachable' };
}

/** The failure behind a missing token: that of the public key if the server refused it, which a retry cannot fix. */
export function unprovenFrom(error: unknown): WizardFailure {
  const failure = error instanceof BotCheckError ? error.failure : undefined;
  return failure !== undefined && isKeyRefused(failure) ? failure : { kind: 'unproven' };
}

function isKeyRefused(failure: WizardFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'unknown_public_key';
}

/** A form after a failed submission: the failure, and its refused documents marked. */
export function afterFailure(
  { documents, mayHaveArrived, focusMoves }: SubmissionState,
  failure: WizardFailure,
): Pick<SubmissionState, 'failure' | 'documents' | 'mayHaveArrived' | 'focusMoves'> {
  return {
    failure,
    documents: withRefusals(documents, failure),
    mayHaveArrived: mayHaveArrived && !rulesOutArrival(failure),
    focusMoves: focusMoves + 1,
  };
}

/** Whether this content is certainly not stored: a response says so, or it can no longer be sent. */
export function rulesOutArrival(failure: WizardFailure): boolean {
  return failure.kind === 'lost' || (failure.kind === 'refused' && failure.status < 500);
}

/** Marks the documents that the server refused or whose files changed here. */
function withRefusals(documents: readonly WizardDocument[], failure: WizardFailure): readonly WizardDocument[] {
  const refusals = refusalsOf(documents, failure);
  return documents.map((document) => {
    const refusal = refusals.get(document.id);
    return refusal === undefined ? document : { ...document, verdict: { ...document.verdict, refusal } };
  });
}

/** Refusals by document id. */
function refusalsOf(documents: readonly WizardDocument[], failure: WizardFailure): Map<string, WizardRefusal> {
  const refusals = new Map<string, WizardRefusal>();
  if (failure.kind === 'lost') for (const id of failure.ids) refusals.set(id, 'lost');
  if (failure.kind !== 'refused') return refusals;
  const sent = includedDocuments(documents);
  for (const { document, code } of failure.fields) {
    const id = document && sent[document.index]?.id;
    // Not a refusal: the next attempt uploads it again.
    if (id !== undefined && code !== 'not_uploaded' && isDocumentRefusal(code)) refusals.set(id, code);
  }
  return refusals;
}

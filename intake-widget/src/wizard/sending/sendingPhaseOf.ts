/** `checking`: asks whether an earlier attempt arrived. */
export type SendingPhase = 'reading' | 'uploading' | 'checking' | 'sending';

export type SubmissionSnapshot = { readonly value: string; readonly context: { readonly isRepeat: boolean } };

/** The phase of sending. Without a submission, e-invoices are still being extracted. */
export function sendingPhaseOf(submission: SubmissionSnapshot | undefined): SendingPhase {
  if (submission === undefined || submission.value === 'reading') return 'reading';
  if (submission.value === 'uploading') return 'uploading';
  return submission.context.isRepeat ? 'checking' : 'sending';
}

/** `checking`: asks whether an earlier attempt arrived. */
export type SendingPhase = 'reading' | 'uploading' | 'checking' | 'sending';

export type SubmissionSnapshot = { readonly value: string; readonly context: { readonly isRepeat: boolean } };

/** The phase of sending. Before the submission starts, documents are still being read. */
export function sendingPhaseOf(submission: SubmissionSnapshot | undefined): SendingPhase {
  if (submission === undefined || submission.value === 'reading') return 'reading';
  if (submission.value === 'uploading') return 'uploading';
  return submission.context.isRepeat ? 'checking' : 'sending';
}

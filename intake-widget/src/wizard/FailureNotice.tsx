import type { Ref } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { telLink } from '@incasso/contract/firmProfile';
import { failureNoticeText } from './FailureNotice.text';
import { failureMessage, isKeyRefused, type FailureWords } from './submission/failures';
import type { WizardFailure } from './submission/SubmissionState';
import { SiteLink } from './SiteLink';

type FailureNoticeProps = {
  readonly failure: WizardFailure;
  readonly text: FailureWords &
    Record<'kept' | 'keptToRestart' | 'restart', string> & {
      /** Shown if the id already has other content. Default: the server's message, which is about a case. */
      readonly conflict?: string;
    };
  /** Called if the submission id has other content on the server, or was erased. The answers stay, under a new id. */
  readonly onRestart: () => void;
  readonly noticeRef: Ref<HTMLDivElement>;
};

/** Why a submission failed and what the visitor can do. Unlike the toast, it stays. */
export function FailureNotice({ failure, text, onRestart, noticeRef }: FailureNoticeProps) {
  const conflict = isConflict(failure);
  return (
    <FormNotice
      kind="error"
      title={failureMessage(failure, text)}
      ref={noticeRef}
      actions={
        conflict && (
          <SecondaryButton type="button" onClick={onRestart}>
            {text.restart}
          </SecondaryButton>
        )
      }
    >
      {reasonWords(failure, text).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isKeyRefused(failure) && (
        <p>
          <SiteLink />
        </p>
      )}
      <p>
        {!conflict && failureNoticeText.stuck} <PlainLink href={telLink}>{failureNoticeText.call}</PlainLink>
      </p>
    </FormNotice>
  );
}

function isConflict(failure: WizardFailure): boolean {
  if (failure.kind !== 'refused') return false;
  return failure.code === 'submission_conflict' || failure.code === 'submission_erased';
}

function reasonWords(failure: WizardFailure, text: FailureNoticeProps['text']): string[] {
  const { kept, keptToRestart, conflict } = text;
  const { choose, see, unanswered, offline, keptToCopy } = failureNoticeText;
  if (failure.kind === 'lost') return [choose];
  if (failure.kind === 'left_out') return [see];
  if (failure.kind === 'unreachable') return [unanswered, kept];
  if (failure.kind === 'unproven' && !navigator.onLine) return [offline, kept];
  const reason = failure.kind === 'refused' ? failure.error : undefined;
  if (reason === undefined || reason === failureMessage(failure)) return [kept];
  if (isConflict(failure)) return [conflict ?? reason, keptToRestart];
  return [reason, isKeyRefused(failure) ? keptToCopy : kept];
}

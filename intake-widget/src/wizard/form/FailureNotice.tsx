import type { Ref } from 'react';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import type { ApiErrorCode } from '@incasso/contract/apiErrorSchema';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { failureNoticeText } from './form.text';
import { failureMessage, failureToast, isIdTaken, type FailureWords } from '../submission/failures';
import type { WizardFailure } from '../submission/SubmissionState';
import { SiteLink } from './SiteLink';

export type FailureNoticeProps = {
  readonly failure: WizardFailure;
  readonly text: FailureWords & Record<'kept' | 'keptToRestart' | 'restart', string>;
  /** Called if the submission id has other content on the server, or was erased. The answers stay, under a new id. */
  readonly onRestart: () => void;
  readonly noticeRef: Ref<HTMLDivElement>;
};

/** Why a submission failed and what the visitor can do. Unlike the toast, it stays. */
export function FailureNotice({ failure, text, onRestart, noticeRef }: FailureNoticeProps) {
  const code = failure.kind === 'refused' ? failure.code : undefined;
  const mayRestart = isIdTaken(failure);
  const mayMail = isLinkDead(code);
  const { kind, text: title } = failureToast(failure, text);
  return (
    <FormNotice
      kind={kind === 'error' ? 'error' : 'info'}
      title={title}
      ref={noticeRef}
      actions={
        mayRestart && (
          <SecondaryButton type="button" onClick={onRestart}>
            {text.restart}
          </SecondaryButton>
        )
      }
    >
      {reasonWords(failure, text).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {code === 'unknown_public_key' && (
        <p>
          <SiteLink />
        </p>
      )}
      <p>
        {!mayRestart && !mayMail && `${failureNoticeText.stuck} `}
        <PlainLink href={telLink}>{failureNoticeText.call}</PlainLink>
        {mayMail && (
          <>
            {failureNoticeText.orMail}
            <PlainLink href={mailtoLink}>{firmProfile.email}</PlainLink>
          </>
        )}
      </p>
    </FormNotice>
  );
}

function reasonWords(failure: WizardFailure, text: FailureNoticeProps['text']): string[] {
  const { kept, keptToRestart } = text;
  const { choose, see, unanswered, offline, keptToCopy } = failureNoticeText;
  if (failure.kind === 'lost') return [choose];
  if (failure.kind === 'left_out') return [see];
  if (failure.kind === 'unreachable') return [unanswered, kept];
  if (failure.kind === 'unproven' && !navigator.onLine) return [offline, kept];
  const reason = failure.kind === 'refused' ? failure.error : undefined;
  if (failure.kind !== 'refused' || reason === undefined || reason === failureMessage(failure)) return [kept];
  const { code } = failure;
  if (code === 'submission_conflict' && text.conflict !== undefined) return [keptToRestart];
  if (isIdTaken(failure)) return [reason, keptToRestart];
  return [reason, code === 'unknown_public_key' || isLinkDead(code) ? keptToCopy : kept];
}

function isLinkDead(code: ApiErrorCode | undefined): boolean {
  return code === 'link_expired' || code === 'link_revoked';
}

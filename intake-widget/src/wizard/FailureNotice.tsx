import { useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import { newSubmissionId } from '@incasso/browser/api/newSubmissionId';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { telLink } from '@incasso/contract/firmProfile';
import { failureNoticeText } from './FailureNotice.text';
import { failureMessage, isKeyRefused } from './machine/failures';
import type { WizardFailure } from './machine/WizardContext';
import type { WizardActor } from './machine/WizardSnapshot';
import { SiteLink } from './SiteLink';

type FailureNoticeProps = {
  readonly wizard: WizardActor;
  readonly noticeRef: Ref<HTMLDivElement>;
};

/** Why the submission did not succeed, and what can be done: it stays where the toast goes. */
export const FailureNotice = memo(function FailureNotice({ wizard, noticeRef }: FailureNoticeProps) {
  const failure = useSelector(wizard, ({ context }) => context.failure);
  if (failure === undefined) return null;

  const isConflict = failure.kind === 'refused' && failure.code === 'submission_conflict';
  const restart = () => wizard.send({ type: 'draft.discarded', nextSubmissionId: newSubmissionId() });
  return (
    <FormNotice
      kind="error"
      title={failureMessage(failure)}
      ref={noticeRef}
      actions={
        isConflict && (
          <SecondaryButton type="button" onClick={restart}>
            {failureNoticeText.restart}
          </SecondaryButton>
        )
      }
    >
      {reasonWords(failure).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isKeyRefused(failure) && (
        <p>
          <SiteLink />
        </p>
      )}
      <p>
        {!isConflict && failureNoticeText.stuck} <PlainLink href={telLink}>{failureNoticeText.call}</PlainLink>
      </p>
    </FormNotice>
  );
});

function reasonWords(failure: WizardFailure): string[] {
  const { lost, unanswered, offline, kept, keptToCopy } = failureNoticeText;
  if (failure.kind === 'lost') return [lost];
  if (failure.kind === 'unreachable') return [unanswered, kept];
  if (failure.kind === 'unproven' && !navigator.onLine) return [offline, kept];
  const reason = failure.kind === 'refused' ? failure.error : undefined;
  const isConflict = failure.kind === 'refused' && failure.code === 'submission_conflict';
  if (reason === undefined || reason === failureMessage(failure)) return [kept];
  if (isConflict) return [reason];
  return [reason, isKeyRefused(failure) ? keptToCopy : kept];
}

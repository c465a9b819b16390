import { useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { telLink } from '@incasso/contract/firmProfile';
import type { FileStore } from './documents/FileStore';
import { goOnWithCopy } from './draft/goOnWithCopy';
import { failureNoticeText } from './FailureNotice.text';
import { failureMessage, isKeyRefused } from './machine/failures';
import type { WizardFailure } from './machine/WizardContext';
import type { WizardActor } from './machine/WizardSnapshot';
import { SiteLink } from './SiteLink';

type FailureNoticeProps = {
  readonly wizard: WizardActor;
  readonly files: FileStore;
  /** What becomes of what was filled in. Default: of a case. */
  readonly text?: Record<'kept' | 'keptToRestart' | 'restart', string>;
  readonly noticeRef: Ref<HTMLDivElement>;
};

/** Why the submission did not succeed, and what can be done: it stays where the toast goes. */
export const FailureNotice = memo(function FailureNotice({
  wizard,
  files,
  text = failureNoticeText,
  noticeRef,
}: FailureNoticeProps) {
  const failure = useSelector(wizard, ({ context }) => context.failure);
  const isAddition = useSelector(wizard, ({ context }) => context.isAddition);
  if (failure === undefined) return null;

  const conflict = isConflict(failure);
  return (
    <FormNotice
      kind="error"
      title={failureMessage(failure, isAddition)}
      ref={noticeRef}
      actions={
        conflict && (
          <SecondaryButton type="button" onClick={() => void goOnWithCopy(wizard, files)}>
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
});

function isConflict(failure: WizardFailure): boolean {
  return failure.kind === 'refused' && failure.code === 'submission_conflict';
}

function reasonWords(
  failure: WizardFailure,
  { kept, keptToRestart }: NonNullable<FailureNoticeProps['text']>,
): string[] {
  const { lost, unanswered, offline, keptToCopy } = failureNoticeText;
  if (failure.kind === 'lost') return [lost];
  if (failure.kind === 'unreachable') return [unanswered, kept];
  if (failure.kind === 'unproven' && !navigator.onLine) return [offline, kept];
  const reason = failure.kind === 'refused' ? failure.error : undefined;
  if (reason === undefined || reason === failureMessage(failure)) return [kept];
  if (isConflict(failure)) return [reason, keptToRestart];
  return [reason, isKeyRefused(failure) ? keptToCopy : kept];
}

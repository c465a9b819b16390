import type { Ref } from 'react';
import { FormNotice } from '@incasso/contract/browser/forms/FormNotice';
import { failureMessage } from './machine/failures';
import type { WizardFailure } from './machine/WizardContext';
import { failureNoticeText } from './FailureNotice.text';

type FailureNoticeProps = { readonly failure: WizardFailure; readonly noticeRef: Ref<HTMLDivElement> };

/** Why the submission did not succeed, and what can be done: it stays where the toast goes. */
export function FailureNotice({ failure, noticeRef }: FailureNoticeProps) {
  const message = failureMessage(failure);
  const reason = failure.kind === 'refused' ? failure.error : undefined;
  return (
    <FormNotice kind="error" title={message} ref={noticeRef}>
      {reason !== undefined && reason !== message && <p>{reason}</p>}
      <p>
        {failureNoticeText.kept} {failureNoticeText.call}
      </p>
    </FormNotice>
  );
}

import type { ReactNode, Ref } from 'react';
import { CaseReference } from '@incasso/frontend/case-notices/CaseCard';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { arrivedNoticeText as text } from './lastStep.text';

type ArrivedNoticeProps = {
  readonly reference: string;
  readonly noticeRef: Ref<HTMLDivElement>;
  /** Called to begin a new case with everything typed. */
  readonly onCopy: () => void;
  /** Called to clear the form. */
  readonly onDone: () => void;
  /** The link with which the client adds to the case. */
  readonly children: ReactNode;
};

/** Says that the case had arrived before the visitor changed it. Nothing is cleared before the visitor chooses. */
export function ArrivedNotice({ reference, noticeRef, onCopy, onDone, children }: ArrivedNoticeProps) {
  return (
    <FormNotice
      kind="info"
      title={text.title}
      ref={noticeRef}
      actions={
        <>
          <SecondaryButton type="button" onClick={onCopy}>
            {text.copy}
          </SecondaryButton>
          <SecondaryButton type="button" onClick={onDone}>
            {text.done}
          </SecondaryButton>
        </>
      }
    >
      <p>
        {text.reference} <CaseReference>{reference}</CaseReference>
      </p>
      <p>{text.changes}</p>
      {children}
    </FormNotice>
  );
}

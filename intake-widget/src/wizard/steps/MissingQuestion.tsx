import { shallowEqual, useSelector } from '@xstate/react';
import { memo, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import styled from 'styled-components';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { FormNotice } from '@incasso/frontend/forms/FormNotice';
import { missingInfoOfForm } from './missingInfoOfForm';
import type { WizardActor } from '../case/WizardSnapshot';
import { missingQuestionText as text } from './lastStep.text';

type MissingQuestionProps = { readonly wizard: WizardActor; readonly noticeRef: Ref<HTMLDivElement> };

/** Asks once, before sending, for what the case lacks. Shown above the button, which sends without it. */
export const MissingQuestion = memo(function MissingQuestion({ wizard, noticeRef }: MissingQuestionProps) {
  const missing = useSelector(
    wizard,
    (snapshot) =>
      snapshot.matches({ filling: { documents: 'askingForMissingInfo' } })
        ? missingInfoOfForm(snapshot.context)
        : undefined,
    shallowEqual,
  );
  if (missing === undefined || missing.length === 0) return null;

  const closeAtEscape = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wizard.send({ type: 'missingInfo.dismissed' });
  };
  const choose = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
    form?.querySelector<HTMLElement>('[type=file]')?.click();
  const fill = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    form?.querySelector<HTMLElement>('[data-debt], [name^="debt_debtor_"]')?.focus();
    wizard.send({ type: 'missingInfo.dismissed' });
  };
  const lacksDocuments = missing.includes('documents');
  return (
    <QuestionNotice
      kind="info"
      title={text.title}
      ref={noticeRef}
      onKeyDown={closeAtEscape}
      actions={
        <>
          {lacksDocuments && (
            <SecondaryButton type="button" onClick={choose}>
              {text.choose}
            </SecondaryButton>
          )}
          {missing.some((name) => name !== 'documents') && (
            <SecondaryButton type="button" onClick={fill}>
              {text.fill}
            </SecondaryButton>
          )}
        </>
      }
    >
      <p>{text.missing(missing)}</p>
      <p>{lacksDocuments ? text.later : text.within}</p>
    </QuestionNotice>
  );
});

/** When scrolled into view, the buttons below it are visible too. */
const QuestionNotice = styled(FormNotice)`
  scroll-margin-block-end: 9rem;
`;

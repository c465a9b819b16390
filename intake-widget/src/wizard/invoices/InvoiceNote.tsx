import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { isTaken, proposalFor, takeAnswer } from './changeAnswers';
import { Proposal, Provenance, TakeButton } from './InvoiceNote.styles';
import { invoiceNoteText as text } from './Invoices.text';

type InvoiceNoteProps = {
  readonly wizard: WizardActor;
  readonly name: IntakeFieldName;
  /** The text before it. */
  readonly hint?: string | undefined;
};

/** The hint of a field, with the words that an answer is from an e-invoice, or with the e-invoice's other value. */
export function InvoiceNote({ wizard, name, hint }: InvoiceNoteProps) {
  const mark = useRef<HTMLElement>(null);
  const wasAsked = useRef(false);
  const { isMarked, proposal } = useSelector(
    wizard,
    ({ context }) => ({ isMarked: isTaken(context, name), proposal: proposalFor(context, name) }),
    shallowEqual,
  );
  const take = () => {
    const { context } = wizard.getSnapshot();
    wasAsked.current = true;
    wizard.send({ type: 'invoices.applied', ...takeAnswer(context, name), report: context.invoiceReport });
  };

  // The button that had the focus is gone. The field does not get it: that would open a phone's keyboard.
  useEffect(() => {
    if (isMarked && wasAsked.current) mark.current?.focus({ preventScroll: true });
    wasAsked.current = false;
  }, [isMarked]);

  if (isMarked) {
    return (
      <>
        {hint}{' '}
        <Provenance ref={mark} tabIndex={-1}>
          {text.mark}
        </Provenance>
      </>
    );
  }
  if (proposal === undefined) return hint;
  const words = name === 'bank_account' ? text.takeAccount : text.take;
  return (
    <>
      {hint}
      <Proposal>
        {text.proposal} <strong>{proposal}</strong>{' '}
        <TakeButton type="button" onClick={take} aria-label={text.takeNamed(words, proposal)}>
          {words}
        </TakeButton>
      </Proposal>
    </>
  );
}

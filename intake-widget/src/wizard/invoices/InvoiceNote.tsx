import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../machine/WizardSnapshot';
import { isTaken, proposalFor, takeAnswer } from './changeAnswers';
import { Mark, Proposal, TakeButton } from './InvoiceNote.styles';

const text = {
  mark: 'uit uw e-factuur',
  proposal: 'In uw e-factuur:',
  take: 'Overnemen',
  takeAccount: 'Deze rekening gebruiken',
  takeNamed: (proposal: string) => `Overnemen uit uw e-factuur: ${proposal}`,
} as const;

type InvoiceNoteProps = { readonly wizard: WizardActor; readonly name: IntakeFieldName };

/** Marks an answer from an e-invoice, or shows the e-invoice's other value. */
export function InvoiceNote({ wizard, name }: InvoiceNoteProps) {
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

  // The button that had the focus is gone. Not to the field: that would open the keyboard of a phone.
  useEffect(() => {
    if (isMarked && wasAsked.current) mark.current?.focus({ preventScroll: true });
    wasAsked.current = false;
  }, [isMarked]);

  if (isMarked) {
    return (
      <Mark ref={mark} tabIndex={-1}>
        {text.mark}
      </Mark>
    );
  }
  if (proposal === undefined) return null;
  return (
    <Proposal>
      {text.proposal} <strong>{proposal}</strong>{' '}
      <TakeButton type="button" onClick={take} aria-label={text.takeNamed(proposal)}>
        {name === 'bank_account' ? text.takeAccount : text.take}
      </TakeButton>
    </Proposal>
  );
}

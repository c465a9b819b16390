import { shallowEqual, useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { Fold } from '@incasso/browser/ui/Fold';
import { intakeFields } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../case/WizardSnapshot';
import { useLazyInvoices } from '../invoices/lazyInvoices';
import { AgreementRow } from './AgreementRow';
import { ChangeButton, LookOverPart, ReviewList } from './LookOver.styles';
import { lookOverText as text } from './LookOver.text';
import { reviewRows } from './reviewRows';

/**
 * Everything that will be sent, folded, with a link to each field of the earlier steps and back. Unfolded while an
 * e-invoice's bank account waits for the visitor's confirmation.
 */
export function LookOver({ wizard }: { readonly wizard: WizardActor }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { answers, debts, documents, isBack, isAccountAsked, hasInvoices, report } = useSelector(
    wizard,
    ({ context }) => ({
      answers: context.answers,
      debts: context.debts,
      documents: context.documents,
      isBack: context.revisited !== undefined && intakeFields[context.revisited].step < 3,
      isAccountAsked: context.answers.bank_account === '' && (context.invoices?.found.bank_account ?? '') !== '',
      hasInvoices: context.invoices !== undefined,
      report: context.invoiceReport,
    }),
    shallowEqual,
  );
  const invoices = useLazyInvoices(hasInvoices);

  // Runs before the focus moves to a button inside it.
  useLayoutEffect(() => {
    if (fold.current !== null && (isBack || isAccountAsked)) fold.current.open = true;
  }, [isBack, isAccountAsked]);

  return (
    <LookOverPart>
      {invoices && report && <invoices.InvoiceCautions report={report} />}
      <Fold title={text.title} ref={fold}>
        {invoices && report && <invoices.InvoicesRead wizard={wizard} />}
        <ReviewList>
          {reviewRows({ answers, debts, documents }).map(({ step, label, lines, name }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {lines.length === 0 && (name === undefined ? text.noDocuments : text.none)}
                {name === 'bank_account' && invoices && <invoices.InvoiceNote wizard={wizard} name={name} />}
                {lines.map((line, index) => (
                  // Two documents may have the same name.
                  <span key={index}>{line}</span>
                ))}
                {step < 3 && name !== undefined && (
                  <ChangeButton
                    type="button"
                    data-revisit={name}
                    aria-label={text.changeNamed(label)}
                    onClick={() => wizard.send({ type: 'answer.revisited', name })}
                  >
                    {text.change}
                  </ChangeButton>
                )}
              </dd>
            </div>
          ))}
          <AgreementRow wizard={wizard} />
        </ReviewList>
      </Fold>
    </LookOverPart>
  );
}

import { useSelector } from '@xstate/react';
import { fieldsOfStep, intakeFields } from '@incasso/contract/intakeFields';
import type { WizardActor } from '../machine/WizardSnapshot';
import { InvoiceNote } from './InvoiceNote';
import { Sums } from '@incasso/browser/ui/Sums';
import { invoiceOverviewText as text } from './InvoiceOverview.text';

const names = [...fieldsOfStep(1), ...fieldsOfStep(2)];

/** Before submitting: whose case it is and where money goes, which the visitor may have filled in without typing it. */
export function OwnAnswers({ wizard }: { readonly wizard: WizardActor }) {
  const answers = useSelector(wizard, ({ context }) => context.answers);
  return (
    <>
      <p>{text.own}</p>
      <Sums>
        {names.map((name) => (
          <div key={name}>
            <dt>{intakeFields[name].label}</dt>
            <dd>
              {answers[name]}
              {name === 'bank_account' && <InvoiceNote wizard={wizard} name={name} />}
            </dd>
          </div>
        ))}
      </Sums>
    </>
  );
}

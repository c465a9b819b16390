import { shallowEqual, useSelector } from '@xstate/react';
import { invoiceRefusals } from '@incasso/e-invoice/invoiceRefusals';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FormNotice } from '@incasso/browser/forms/FormNotice';
import { fieldsOfStep, intakeFieldNames, intakeFields } from '@incasso/contract/intakeFields';
import { stepNumberOf, type WizardActor } from '../machine/WizardSnapshot';
import { isTaken, takeBack } from './changeAnswers';
import { invoiceOverviewText as text } from './InvoiceOverview.text';
import { todayInBelgium } from '@incasso/e-invoice/isoDate';
import { lazyModule } from '@incasso/browser/host/lazyModule';
import { InvoiceNote } from './InvoiceNote';
import { Sums } from '@incasso/browser/ui/Sums';

/** For the step that shows it. */
const useEstimate = lazyModule(() => import(/* webpackChunkName: "invoice-estimate" */ './InvoiceEstimate'));

/** Above the form: which e-invoices were read, what is the matter with them, and a way to take it all back. */
export function InvoiceOverview({ wizard }: { readonly wizard: WizardActor }) {
  const { report, isFilledIn, isLastStep } = useSelector(
    wizard,
    (snapshot) => ({
      report: snapshot.context.invoiceReport,
      isFilledIn: intakeFieldNames.some((name) => isTaken(snapshot.context, name)),
      isLastStep: stepNumberOf(snapshot) === 3,
    }),
    shallowEqual,
  );
  const estimate = useEstimate(isLastStep);
  if (report === undefined) return null;
  const { claims, refused, hasRoom, areLeftWithin } = report;
  const undo = () => {
    const { context } = wizard.getSnapshot();
    wizard.send({ type: 'invoices.applied', ...takeBack(context), report });
  };

  return (
    <FormNotice
      kind={claims.documents.length === 0 ? 'error' : 'info'}
      title={text.title(claims)}
      actions={
        isFilledIn && (
          <SecondaryButton type="button" onClick={undo}>
            {text.takeBack}
          </SecondaryButton>
        )
      }
    >
      {isFilledIn && !isLastStep && <p>{text.filledIn}</p>}
      {claims.sellers.length > 1 && <p>{text.sellers(claims.sellers)}</p>}
      {text.cautions(claims).map((caution) => (
        <p key={caution}>{caution}</p>
      ))}
      {!hasRoom && <p>{text.noRoom}</p>}
      {areLeftWithin && <p>{text.leftWithin}</p>}
      {refused.map(({ name, refusal }) => (
        <p key={name}>
          <strong>{name}</strong>: {invoiceRefusals[refusal]}
        </p>
      ))}
      {isLastStep && <OwnAnswers wizard={wizard} />}
      {isLastStep && estimate && <estimate.InvoiceEstimate claims={claims} today={todayInBelgium()} />}
    </FormNotice>
  );
}

const ownFields = [...fieldsOfStep(1), ...fieldsOfStep(2)];

/** Before submitting: whose case it is and where money goes, which the visitor may have filled in without typing it. */
function OwnAnswers({ wizard }: { readonly wizard: WizardActor }) {
  const answers = useSelector(wizard, ({ context }) => context.answers);
  return (
    <>
      <p>{text.own}</p>
      <Sums>
        {ownFields.map((name) => (
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

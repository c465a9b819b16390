import type { WizardActor } from '../case/WizardSnapshot';
import { DebtTable } from '../debts/DebtTable';
import { OptionalFields } from './OptionalFields';
import { StepDocuments } from './StepDocuments';
import { TermsField } from './TermsField';

/** The last step: documents, debts, what the visitor may add, and the terms. */
export function LastStepFields({ wizard }: { readonly wizard: WizardActor }) {
  return (
    <>
      <StepDocuments wizard={wizard} />
      <DebtTable wizard={wizard} />
      <OptionalFields wizard={wizard} />
      <TermsField wizard={wizard} />
    </>
  );
}

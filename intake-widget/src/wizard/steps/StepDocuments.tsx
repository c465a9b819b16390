import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import { checkedDocuments } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { isRowsOnly } from '../lists/listsAmong';
import { useLazyLastStep } from './lazyLastStep';

/** The documents of the last step, and what a case usually needs beside them. */
export const StepDocuments = memo(function StepDocuments({ wizard }: { readonly wizard: WizardActor }) {
  const all = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  // The table of debts shows those whose rows it offers.
  const documents = all.filter(({ name }) => !isRowsOnly(name));
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const lastStep = useLazyLastStep(true);
  return (
    <DocumentPicker
      documents={documents}
      List={lastStep?.DocumentList}
      takesLists
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      {lastStep && <lastStep.UsualDocuments documents={documents} hasInvoices={hasInvoices} />}
    </DocumentPicker>
  );
});

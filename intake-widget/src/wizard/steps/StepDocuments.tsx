import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { DocumentPicker } from '../documents/DocumentPicker';
import { checkedDocuments } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { UsualDocuments } from './UsualDocuments';

/** The documents of the last step, and what a case usually needs beside them. */
export const StepDocuments = memo(function StepDocuments({ wizard }: { readonly wizard: WizardActor }) {
  const documents = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  return (
    <DocumentPicker
      documents={documents}
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      <UsualDocuments documents={documents} hasInvoices={hasInvoices} />
    </DocumentPicker>
  );
});

import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { documentKinds, usualDocumentKinds, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import { DocumentPicker } from '../documents/DocumentPicker';
import { checkedDocuments, type CheckedDocument } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { isRowsOnly } from '../lists/listsAmong';
import { proofOfSending, usualDocumentsText } from './FormStep.text';

/** The documents of the last step, and what a case usually needs beside them. */
export const StepDocuments = memo(function StepDocuments({ wizard }: { readonly wizard: WizardActor }) {
  const all = checkedDocuments(useSelector(wizard, ({ context }) => context.documents));
  // The table of debts shows those whose rows it offers.
  const documents = all.filter(({ name }) => !isRowsOnly(name));
  const hasInvoices = useSelector(wizard, ({ context }) => context.invoices !== undefined);
  const usual = missingOfUsual(documents, hasInvoices);
  return (
    <DocumentPicker
      documents={documents}
      takesLists
      onPick={() => wizard.send({ type: 'picker.asked' })}
      onLabel={(id, kind) => wizard.send({ type: 'document.labelled', id, kind })}
      onRemove={(id) => wizard.send({ type: 'document.removed', id })}
    >
      {usual.length > 0 && <FieldHint>{usualDocumentsText(usual)}</FieldHint>}
    </DocumentPicker>
  );
});

/** Kinds of documents that show that an invoice was sent. */
const proofsOfSending: readonly DocumentKind[] = ['correspondence', 'delivery'];

/**
 * What the documents lack of those that a case usually needs: advice, which blocks nothing. Of an e-invoice, which
 * leaves through a network and not by mail, debtors say that they never saw it.
 */
function missingOfUsual(documents: readonly CheckedDocument[], hasInvoices: boolean): string[] {
  const present = documents.flatMap(({ refusal, kind }) => (refusal === undefined && kind !== undefined ? [kind] : []));
  const missing = usualDocumentKinds.filter((kind) => !present.includes(kind));
  const isProven = !hasInvoices || proofsOfSending.some((kind) => present.includes(kind));
  return [...(isProven ? [] : [proofOfSending]), ...missing.map((kind) => documentKinds[kind].toLowerCase())];
}

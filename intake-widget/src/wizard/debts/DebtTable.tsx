import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { firstDebtId, isBlank, maxDebts, newDebt, type Debt } from '@incasso/debts/Debt';
import { pendingDocuments } from '../submission/checkedDocuments';
import type { WizardActor } from '../case/WizardSnapshot';
import { DebtRow } from './DebtRow';
import { TableFrame, TableTitle } from './DebtTable.styles';
import { debtTableText as text } from './DebtTable.text';
import { DebtTotals } from './DebtTotals';

/**
 * What is owed, row by row: typed, or read from e-invoices. While there is none, an empty row waits to be typed in.
 */
export function DebtTable({ wizard }: { readonly wizard: WizardActor }) {
  const table = useRef<HTMLFieldSetElement>(null);
  const hasAdded = useRef(false);
  const { debts, answers, documents } = useSelector(
    wizard,
    ({ context: { debts, answers, documents } }) => ({ debts, answers, documents }),
    shallowEqual,
  );
  const rows = debts.length === 0 ? [{ ...newDebt(debts), id: firstDebtId }] : debts;
  const isReading = pendingDocuments(documents).length > 0;
  const documentOf = ({ source }: Debt) =>
    source.kind === 'typed' ? undefined : documents.find(({ verdict }) => verdict?.sha256 === source.sha256);

  // A row that was just added by its button takes the focus, and no other.
  useEffect(() => {
    if (hasAdded.current) focusRow(table.current, rows.length - 1);
    hasAdded.current = false;
  }, [rows.length]);

  const add = () => {
    const blank = rows.findIndex(isBlank);
    if (blank >= 0) {
      focusRow(table.current, blank);
      return;
    }
    hasAdded.current = true;
    wizard.send({ type: 'debt.added' });
  };
  const remove = (debt: Debt) => {
    const document = documentOf(debt);
    table.current?.querySelector<HTMLElement>(':scope > button')?.focus();
    wizard.send(
      document === undefined ? { type: 'debt.removed', id: debt.id } : { type: 'document.removed', id: document.id },
    );
  };

  return (
    <TableFrame ref={table}>
      <TableTitle>{text.title}</TableTitle>
      <FieldHint>{text.hint}</FieldHint>
      {rows.map((debt, index) => (
        <DebtRow
          key={debt.id}
          index={index}
          debt={debt}
          debts={rows}
          answers={answers}
          documentName={documentOf(debt)?.name}
          isReading={isReading}
          onFocus={() => {
            // The machine has the row from then on: an e-invoice that is read meanwhile takes another one.
            if (debts.length === 0) wizard.send({ type: 'debt.changed', id: debt.id, values: {} });
          }}
          onChange={(values) => wizard.send({ type: 'debt.changed', id: debt.id, values })}
          onRemove={debts.length === 0 ? undefined : () => remove(debt)}
          onKeep={() => wizard.send({ type: 'debt.kept', id: debt.id })}
        />
      ))}
      {rows.length < maxDebts ? (
        <SecondaryButton type="button" onClick={add}>
          {text.add}
        </SecondaryButton>
      ) : (
        <FieldHint>{text.full(maxDebts)}</FieldHint>
      )}
      <DebtTotals debts={debts} />
    </TableFrame>
  );
}

function focusRow(table: HTMLFieldSetElement | null, index: number): void {
  table?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus();
}

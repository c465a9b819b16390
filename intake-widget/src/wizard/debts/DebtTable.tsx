import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { useGradualCount } from '@incasso/browser/scheduling/useGradualCount';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { cautionsOf } from '@incasso/debts/cautionsOf';
import { firstDebtId, isBlank, maxDebts, newDebt, type Debt } from '@incasso/debts/Debt';
import { useFormServices } from '../documents/FormServices';
import { useLazyLists } from '../lists/lazyLists';
import { listsAmong, pastedList } from '../lists/listsAmong';
import { pendingDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import type { WizardActor } from '../case/WizardSnapshot';
import { DebtRow } from './DebtRow';
import { AddChoices } from '../Rows.styles';
import { TableFrame, TableTitle } from './DebtTable.styles';
import { debtTableText as text } from './DebtTable.text';
import { DebtTotals } from './DebtTotals';

/**
 * The debts, row by row: typed, pasted from a list, or read from e-invoices. Without any, an empty row is shown for
 * typing.
 */
export function DebtTable({ wizard }: { readonly wizard: WizardActor }) {
  const table = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { addFiles } = useFormServices();
  const [taken, setTaken] = useState(0);
  const hasAdded = useRef(false);
  const { debts, answers, documents } = useSelector(
    wizard,
    ({ context: { debts, answers, documents } }) => ({ debts, answers, documents }),
    shallowEqual,
  );
  const rows = debts.length === 0 ? [{ ...newDebt(debts), id: firstDebtId }] : debts;
  const lists = listsAmong(documents);
  const listPart = useLazyLists(lists.length > 0);
  const today = todayInBelgium();
  const isReading = pendingDocuments(documents).length > 0;
  const shown = useGradualCount(rows.length, 5);

  // Only a row that the visitor just added with the button gets the focus.
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
    const document = documentOf(debt, wizard.getSnapshot().context.documents);
    table.current?.querySelector<HTMLElement>(':scope > div > button')?.focus();
    wizard.send(
      document === undefined ? { type: 'debt.removed', id: debt.id } : { type: 'document.removed', id: document.id },
    );
  };

  const closeList = (count: number) => {
    setTaken(count);
    addButton.current?.focus();
  };
  /** Pasted spreadsheet cells are a list, whichever field they are pasted into. */
  const paste = (event: ClipboardEvent) => {
    const cells = event.clipboardData.getData('text/plain');
    if (!cells.includes('\t')) return;
    event.preventDefault();
    setTaken(0);
    addFiles([new File([cells], pastedList)]);
  };

  return (
    <TableFrame ref={table} onPaste={paste}>
      <TableTitle>{text.title}</TableTitle>
      <FieldHint>{text.hint}</FieldHint>
      {rows.slice(0, shown).map((debt, index) => (
        <DebtRow
          key={debt.id}
          index={index}
          debt={debt}
          cautions={cautionsOf(debt, { debts: rows, client: answers, today })}
          isOnly={rows.length === 1}
          documentName={documentOf(debt, documents)?.name}
          isReading={isReading}
          onFocus={() => {
            // Adds the row to the machine at once: an e-invoice read meanwhile then uses another row.
            if (wizard.getSnapshot().context.debts.length === 0)
              wizard.send({ type: 'debt.changed', id: debt.id, values: {} });
          }}
          onChange={(values) => wizard.send({ type: 'debt.changed', id: debt.id, values })}
          onRemove={debts.length === 0 ? undefined : () => remove(debt)}
          onKeep={() => wizard.send({ type: 'debt.kept', id: debt.id })}
        />
      ))}
      <AddChoices>
        {rows.length < maxDebts && (
          <SecondaryButton ref={addButton} type="button" onClick={add}>
            {text.add}
          </SecondaryButton>
        )}
      </AddChoices>
      {rows.length >= maxDebts && <FieldHint>{text.full(maxDebts)}</FieldHint>}
      {listPart &&
        lists.map((list) => <listPart.ListPart key={list.id} wizard={wizard} document={list} onClose={closeList} />)}
      <FieldHint role="status">{taken > 0 && text.taken(taken)}</FieldHint>
      <DebtTotals debts={debts} />
    </TableFrame>
  );
}

function documentOf({ source }: Debt, documents: readonly WizardDocument[]): WizardDocument | undefined {
  if (source.kind !== 'document') return undefined;
  return documents.find(({ verdict }) => verdict?.sha256 === source.sha256);
}

function focusRow(table: HTMLFieldSetElement | null, index: number): void {
  table?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus();
}

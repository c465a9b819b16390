import { useId, type KeyboardEvent } from 'react';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Stack } from '@incasso/frontend/layout/Stack';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { maxDebts } from '@incasso/debts/Debt';
import { ledgerInBrief, openSums } from '@incasso/debts/ledgerWords';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import type { WizardActor } from '../case/WizardSnapshot';
import { DebtRow } from './DebtRow';
import { DebtRows } from './DebtRows';
import { Buttons } from './DebtRows.styles';
import { TableHead } from './DebtTable.styles';
import { debtTableText as text, pasteRowsText } from './debts.text';
import { PasteRows } from './PasteRows';
import { useDebtTable } from './useDebtTable';

/**
 * The debts, typed or read from e-invoices: each row as text, and the one that the visitor works on as a form. Without
 * any, an empty row is shown for typing.
 */
export function DebtTable({ wizard }: { readonly wizard: WizardActor }) {
  const headingId = useId();
  const table = useDebtTable(wizard);
  const { ref, heading, addButton, rows, last, ledger, doubtful, taken } = table;
  const { invoices, creditNotes } = ledger.counts;
  const sentCount = invoices + creditNotes;

  return (
    <Stack as="fieldset" $gap="s" ref={ref} aria-labelledby={headingId} onKeyDown={keepFromSubmitting}>
      <TableHead>
        <SubTitle ref={heading} id={headingId} tabIndex={-1}>
          {text.title}
        </SubTitle>
        {sentCount > 1 && <strong>{ledgerInBrief(ledger)}</strong>}
        <SmallPrint role="status">{taken > 0 && pasteRowsText.taken(taken)}</SmallPrint>
        <SmallPrint role="status">
          {doubtful.length > 0 && (
            <QuietButton type="button" onClick={table.openDoubtful}>
              {text.attention(doubtful.length)}
            </QuietButton>
          )}
        </SmallPrint>
        {sentCount === 0 && <SmallPrint>{text.hint}</SmallPrint>}
      </TableHead>
      <DebtRows
        name={text.title}
        rows={rows}
        isForm={rows.every(({ isEdited }) => isEdited)}
        sums={sentCount > 1 ? openSums(ledger) : []}
        isKept={({ id, isEdited }) => isEdited || id === last}
      >
        {(debt) => <DebtRow key={debt.id} debt={debt} table={table} />}
      </DebtRows>
      <Buttons>
        {rows.length < maxDebts && (
          <SecondaryButton ref={addButton} type="button" onClick={table.add}>
            {text.add}
          </SecondaryButton>
        )}
      </Buttons>
      {rows.length >= maxDebts && <SmallPrint>{text.full(maxDebts)}</SmallPrint>}
      <PasteRows room={maxDebts - sentCount} onTake={table.take} />
    </Stack>
  );
}

/** In a field Enter would submit the form, without the row that the visitor is about to add. */
function keepFromSubmitting(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

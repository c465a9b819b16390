import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Stack } from '@incasso/frontend/layout/Stack';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { Sums } from '@incasso/frontend/ui/Sums';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { cautionsOf, columnOfCaution } from '@incasso/debts/cautionsOf';
import { firstDebtId, isBlank, maxDebts, newDebt, sentDebts, type Debt } from '@incasso/debts/Debt';
import { formatMoney } from '@incasso/debts/money';
import { groupByDebtor, sumsOf } from '@incasso/debts/groupByDebtor';
import { debtTextNames, isTooLong, type DebtTextName, type DebtValues } from '@incasso/debts/debtFields';
import { TakeButton } from '../invoices/InvoiceNote.styles';
import { pendingDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import type { WizardEvent } from '../case/WizardEvent';
import type { WizardActor } from '../case/WizardSnapshot';
import { afterPress, type KnownDebt } from './DebtEditor';
import { DebtRow } from './DebtRow';
import { DebtRows } from './DebtRows';
import { Buttons } from './DebtRows.styles';
import { TableHead } from './DebtTable.styles';
import { debtTableText as text } from './DebtTable.text';
import { PasteRows } from './PasteRows';
import { pasteRowsText } from './PasteRows.text';

/**
 * The debts, typed or read from e-invoices: each row as text, and the one that the visitor works on as a form. Without
 * any, an empty row is shown for typing.
 */
export function DebtTable({ wizard }: { readonly wizard: WizardActor }) {
  const table = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const [taken, setTaken] = useState(0);
  /** The row that the visitor opened last, which stays in view once it is closed. */
  const [{ last, isOpen }, setLast] = useState<{ readonly last?: string; readonly isOpen: boolean }>({ isOpen: false });
  const { debts, answers, documents } = useSelector(
    wizard,
    ({ context: { debts, answers, documents } }) => ({ debts, answers, documents }),
    shallowEqual,
  );
  const all = debts.length === 0 ? [{ ...newDebt(debts), id: firstDebtId }] : debts;
  const today = todayInBelgium();
  const isReading = pendingDocuments(documents).length > 0;
  const rows = all.map((debt): KnownDebt => {
    const documentName = documentOf(debt, documents)?.name;
    return {
      ...debt,
      cautions: cautionsOf(debt, { debts: all, client: answers, today }),
      documentName,
      // While documents are being read, the document of this row may be among them.
      isGone: debt.source.kind === 'document' && documentName === undefined && !isReading,
    };
  });
  const filled = debts.filter((debt) => !isBlank(debt));
  const sums = sumsOf(filled);
  const doubtful = rows.filter(({ cautions, isGone }) => cautions.length > 0 || isGone);
  const isEdited = (debt: Debt) => isUnfinished(debt) || (isOpen && debt.id === last);

  const open = (id: string, column: DebtTextName = 'debtor') => {
    flushSync(() => setLast({ last: id, isOpen: true }));
    focus(`[name="debt_${column}_${id}"]`);
  };
  const close = (id: string) => setLast((now) => (now.last === id ? { last: id, isOpen: false } : now));
  const focus = (selector: string) => table.current?.querySelector<HTMLElement>(selector)?.focus();
  const answer = (id: string, event: WizardEvent) => {
    flushSync(() => wizard.send(event));
    focus(`[data-debt="${id}"], [name="debt_amount_${id}"]`);
  };
  const add = () => {
    setTaken(0);
    const blank = rows.find(isBlank);
    if (blank === undefined) wizard.send({ type: 'debt.added' });
    const added = blank ?? wizard.getSnapshot().context.debts.at(-1);
    if (added !== undefined) open(added.id);
  };
  const openDoubtful = () => {
    const next = doubtful[(doubtful.findIndex(({ id }) => id === last) + 1) % doubtful.length];
    const [caution] = next?.cautions ?? [];
    if (next !== undefined) open(next.id, caution && columnOfCaution[caution]);
  };
  const remove = (debt: Debt) => {
    setTaken(0);
    const document = documentOf(debt, wizard.getSnapshot().context.documents);
    (addButton.current ?? heading.current)?.focus();
    wizard.send(
      document === undefined ? { type: 'debt.removed', id: debt.id } : { type: 'document.removed', id: document.id },
    );
  };
  const take = (pasted: readonly DebtValues[]) => {
    flushSync(() => {
      setTaken(pasted.length);
      wizard.send({ type: 'debts.pasted', rows: pasted });
    });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };

  /** In a field Enter would submit the form, without the row that the visitor is about to add. */
  const keepFromSubmitting = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <Stack as="fieldset" $gap="s" ref={table} aria-labelledby={headingId} onKeyDown={keepFromSubmitting}>
      <TableHead>
        <SubTitle ref={heading} id={headingId} tabIndex={-1}>
          {text.title}
        </SubTitle>
        {sums.length > 0 && <strong>{text.total(filled.length, sums)}</strong>}
        <SmallPrint role="status">{taken > 0 && pasteRowsText.taken(taken)}</SmallPrint>
        <SmallPrint role="status">
          {doubtful.length > 0 && (
            <TakeButton type="button" onClick={openDoubtful}>
              {text.attention(doubtful.length)}
            </TakeButton>
          )}
        </SmallPrint>
        {filled.length === 0 && <SmallPrint>{text.hint}</SmallPrint>}
      </TableHead>
      <DebtRows
        name={text.title}
        rows={rows}
        isForm={rows.every(isEdited)}
        isKept={(debt) => debt.id === last || isUnfinished(debt)}
      >
        {(debt, index) => (
          <DebtRow
            key={debt.id}
            index={index}
            debt={debt}
            isOnly={rows.length === 1}
            isEdited={isEdited(debt)}
            onOpen={() => open(debt.id)}
            onClose={() => {
              flushSync(() => close(debt.id));
              focus(`[data-debt="${debt.id}"], [name$="_${debt.id}"][aria-invalid=true]`);
            }}
            onEnter={() => {
              if (!isOpen || debt.id !== last) afterPress(() => setLast({ last: debt.id, isOpen: true }));
              // Adds the row to the machine at once: an e-invoice read meanwhile then uses another row.
              if (wizard.getSnapshot().context.debts.length === 0)
                wizard.send({ type: 'debt.changed', id: debt.id, values: {} });
            }}
            onLeave={() => close(debt.id)}
            onChange={(values) => {
              // Typing may come before the end of the press: a row that is no longer empty must stay a form.
              if (isEdited(debt)) setLast({ last: debt.id, isOpen: true });
              wizard.send({ type: 'debt.changed', id: debt.id, values });
            }}
            onRemove={debts.length === 0 ? undefined : () => remove(debt)}
            onKeep={() => answer(debt.id, { type: 'debt.kept', id: debt.id })}
            onUseTotal={(amount) => answer(debt.id, { type: 'debt.changed', id: debt.id, values: { amount } })}
          />
        )}
      </DebtRows>
      <DebtorTotals debts={filled} />
      <Buttons>
        {rows.length < maxDebts && (
          <SecondaryButton ref={addButton} type="button" onClick={add}>
            {text.add}
          </SecondaryButton>
        )}
      </Buttons>
      {rows.length >= maxDebts && <SmallPrint>{text.full(maxDebts)}</SmallPrint>}
      <PasteRows room={maxDebts - sentDebts(debts).length} onTake={take} />
    </Stack>
  );
}

/** Whether a row stays open: it is empty, or has a text that is too long. */
function isUnfinished(debt: Debt): boolean {
  const isEmpty = debt.source.kind === 'typed' && isBlank(debt);
  return isEmpty || debtTextNames.some((name) => isTooLong(name, debt[name]));
}

/** The sum of each of a few debtors, if one of them has several invoices. */
function DebtorTotals({ debts }: { readonly debts: readonly Debt[] }) {
  const groups = groupByDebtor(debts);
  if (groups.length < 2 || groups.length > 5 || groups.length === debts.length) return null;
  const sums = groups.flatMap(({ debtor, debts: own }) => sumsOf(own).map((sum) => ({ debtor, ...sum })));
  return (
    <Sums>
      {sums.map(({ debtor, amount, currency }, index) => (
        <div key={index}>
          <dt>{text.ofDebtor(debtor)}</dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </Sums>
  );
}

function documentOf({ source }: Debt, documents: readonly WizardDocument[]): WizardDocument | undefined {
  if (source.kind !== 'document') return undefined;
  return documents.find(({ verdict }) => verdict?.sha256 === source.sha256);
}

import { shallowEqual, useSelector } from '@xstate/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Stack } from '@incasso/frontend/layout/Stack';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { isIncompleteDay, isTooLong, type FieldSpec } from '@incasso/contract/FieldSpec';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { cautionsOf, columnOfCaution } from '@incasso/debts/cautionsOf';
import { firstDebtId, isBlank, maxDebts, newDebt, sentDebts, type Debt } from '@incasso/debts/Debt';
import type { Ledger } from '@incasso/debts/Ledger';
import type { Reason } from '@incasso/debts/ledgerReasons';
import { ledgerInBrief, openSums, reasonInWords } from '@incasso/debts/ledgerWords';
import { lookAlikes } from '@incasso/debts/lookAlikes';
import { debtField, debtTextNames, type DebtTextName, type DebtValues } from '@incasso/debts/debtFields';
import { LineButton } from '../Remark.styles';
import { pendingDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import { ledgerOfForm } from '../case/ledgerOfForm';
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
  const [last, setLast] = useState<string>();
  const { debts, openDebt, answers, documents } = useSelector(
    wizard,
    ({ context: { debts, openDebt, answers, documents } }) => ({ debts, openDebt, answers, documents }),
    shallowEqual,
  );
  const all = debts.length === 0 ? [{ ...newDebt(debts), id: firstDebtId }] : debts;
  const today = todayInBelgium();
  const isReading = pendingDocuments(documents).length > 0;
  const ledger = ledgerOfForm({ debts, answers });
  const rowCount = ledger.counts.invoices + ledger.counts.creditNotes;
  const rows = all.map((debt): KnownDebt => {
    const documentName = documentOf(debt, documents)?.name;
    // What the visitor is still typing may become another number.
    const alike = debt.id === openDebt ? [] : lookAlikes(debt, all).filter(({ id }) => id !== openDebt);
    return {
      ...debt,
      remarks: remarksOn(debt, ledger),
      cautions: cautionsOf(debt, { debts: all, client: answers, today }).filter(
        (caution) => caution !== 'perhaps_double' || alike.length > 0,
      ),
      creditable: creditableBy(debt, ledger),
      lookAlikes: alike,
      documentName,
      // While documents are being read, the document of this row may be among them.
      isGone: debt.source.kind === 'document' && documentName === undefined && !isReading,
    };
  });
  const doubtful = rows.filter(({ cautions, isGone }) => cautions.length > 0 || isGone);
  const isEdited = (debt: Debt) => isUnfinished(debt) || debt.id === openDebt;

  const enter = (id: string) => {
    setLast(id);
    wizard.send({ type: 'debt.opened', id });
  };
  const open = (id: string, column: DebtTextName = 'debtor') => {
    flushSync(() => enter(id));
    focus(`[name="debt_${column}_${id}"]`);
  };
  const close = (id: string) => wizard.send({ type: 'debt.closed', id });
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
    if (next === undefined) return;
    const columns = next.cautions.flatMap((caution) => columnOfCaution[caution] ?? []);
    if (columns.length > 0) {
      open(next.id, columns[0]);
      return;
    }
    flushSync(() => setLast(next.id));
    focus(`[data-question="${next.id}"] button`);
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
        {rowCount > 0 && <strong>{ledgerInBrief(ledger)}</strong>}
        <SmallPrint role="status">{taken > 0 && pasteRowsText.taken(taken)}</SmallPrint>
        <SmallPrint role="status">
          {doubtful.length > 0 && (
            <LineButton type="button" onClick={openDoubtful}>
              {text.attention(doubtful.length)}
            </LineButton>
          )}
        </SmallPrint>
        {rowCount === 0 && <SmallPrint>{text.hint}</SmallPrint>}
      </TableHead>
      <DebtRows
        name={text.title}
        rows={rows}
        isForm={rows.every(isEdited)}
        sums={rowCount > 1 ? openSums(ledger) : []}
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
              if (debt.id !== openDebt) afterPress(() => enter(debt.id));
            }}
            onLeave={() => close(debt.id)}
            onChange={(values) => {
              // Typing may come before the end of the press: a row that is no longer empty must stay a form.
              if (debt.id !== openDebt && isEdited(debt)) enter(debt.id);
              wizard.send({ type: 'debt.changed', id: debt.id, values });
            }}
            onRemove={debts.length === 0 ? undefined : () => remove(debt)}
            onKeep={() => answer(debt.id, { type: 'debt.kept', id: debt.id })}
            onAnswer={(isSame) => {
              const [other] = debt.lookAlikes;
              answer(isSame && other ? other.id : debt.id, { type: 'debt.answered', id: debt.id, isSame });
            }}
            onUseTotal={(amount) => answer(debt.id, { type: 'debt.changed', id: debt.id, values: { amount } })}
          />
        )}
      </DebtRows>
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

/** Whether a row stays open: it is empty, or has a text that is too long or a day that is incomplete. */
function isUnfinished(debt: Debt): boolean {
  const isEmpty = debt.source.kind === 'typed' && isBlank(debt);
  const isWrong = (spec: FieldSpec, text: string) => isTooLong(spec, text) || isIncompleteDay(spec, text);
  return isEmpty || debtTextNames.some((name) => isWrong(debtField(name), debt[name]));
}

/** The numbers of the invoices of its debtor, which a credit note can lower */
function creditableBy(debt: Debt, { debtors }: Ledger): string[] {
  const own = debtors.find(({ entries }) => entries.some(({ row }) => row.id === debt.id))?.entries ?? [];
  return own.flatMap(({ kind, row }) => (kind === 'invoice' && row.id !== debt.id ? row.invoice.trim() || [] : []));
}

/** Why a row is not claimed, and at the first row of a debtor that he is owed money by these figures */
function remarksOn(debt: Debt, { debtors }: Ledger): string[] {
  return debtors.flatMap(({ entries, reasons }) => {
    const index = entries.findIndex(({ row }) => row.id === debt.id);
    const all = [...(entries[index]?.reasons ?? []), ...(index === 0 ? reasons : [])];
    return all.filter(({ code }) => remarked.has(code)).map((reason) => reasonInWords(reason, 'client'));
  });
}

/** The reasons that neither a column nor a question of the row says */
const remarked: ReadonlySet<Reason['code']> = new Set(['not_due', 'may_have_lapsed', 'credit_exceeds']);

function documentOf({ source }: Debt, documents: readonly WizardDocument[]): WizardDocument | undefined {
  if (source.kind !== 'document') return undefined;
  return documents.find(({ verdict }) => verdict?.sha256 === source.sha256);
}

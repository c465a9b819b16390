import { shallowEqual, useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { columnOfCaution } from '@incasso/debts/cautionsOf';
import { isBlank } from '@incasso/debts/Debt';
import type { DebtTextName, DebtValues } from '@incasso/debts/debtFields';
import { ledgerOfForm } from '../case/ledgerOfForm';
import type { WizardEvent } from '../case/WizardEvent';
import type { WizardActor } from '../case/WizardSnapshot';
import { knownDebts, type KnownDebt } from './knownDebts';

export type DebtTableState = ReturnType<typeof useDebtTable>;

/** The rows of the table, what the visitor does with them, and where the focus is then. */
export function useDebtTable(wizard: WizardActor) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** How many rows were pasted last, until the visitor adds or removes one. */
  const [taken, setTaken] = useState(0);
  /** The row that the visitor opened last, which stays in view once it is closed. */
  const [last, setLast] = useState<string>();
  const form = useSelector(
    wizard,
    ({ context: { debts, openDebt, answers, documents } }) => ({ debts, openDebt, answers, documents }),
    shallowEqual,
  );
  const ledger = ledgerOfForm(form);
  const rows = knownDebts(form, ledger);
  const doubtful = rows.filter(({ cautions, isGone }) => cautions.length > 0 || isGone);

  /** Changes the table, and focuses what it then shows. */
  const focusAfter = (change: () => void, selector: string) => {
    flushSync(change);
    ref.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const enter = (id: string) => {
    if (id === form.openDebt) return;
    setLast(id);
    wizard.send({ type: 'debt.opened', id });
  };
  const open = (id: string, column: DebtTextName = 'debtor') =>
    focusAfter(() => enter(id), `[name="debt_${column}_${id}"]`);
  const leave = (id: string) => wizard.send({ type: 'debt.closed', id });

  return {
    ...{ ref, heading, addButton, taken, last, ledger, rows, doubtful, enter, open, leave },
    close: (id: string) => focusAfter(() => leave(id), `[data-debt="${id}"], [name$="_${id}"][aria-invalid=true]`),
    change: (id: string, values: Partial<DebtValues>) => {
      // Typing may come before the end of the press: a row that is no longer empty must stay a form.
      enter(id);
      wizard.send({ type: 'debt.changed', id, values });
    },
    /** Answers a question about the row, whose buttons then go. */
    answer: (event: Extract<WizardEvent, { readonly id: string }>, id = event.id) =>
      focusAfter(() => wizard.send(event), `[data-debt="${id}"], [name="debt_amount_${id}"]`),
    add: () => {
      setTaken(0);
      const blank = rows.find(isBlank);
      if (blank === undefined) wizard.send({ type: 'debt.added' });
      const added = blank ?? wizard.getSnapshot().context.debts.at(-1);
      if (added !== undefined) open(added.id);
    },
    remove: ({ id, document }: KnownDebt) => {
      setTaken(0);
      (addButton.current ?? heading.current)?.focus();
      wizard.send(
        document === undefined ? { type: 'debt.removed', id } : { type: 'document.removed', id: document.id },
      );
    },
    take: (pasted: readonly DebtValues[]) => {
      setTaken(pasted.length);
      wizard.send({ type: 'debts.pasted', rows: pasted });
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    },
    /** Opens the next row with a question, or focuses the question. */
    openDoubtful: () => {
      const next = doubtful[(doubtful.findIndex(({ id }) => id === last) + 1) % doubtful.length];
      if (next === undefined) return;
      const [column] = next.cautions.flatMap((caution) => columnOfCaution[caution] ?? []);
      if (column !== undefined) open(next.id, column);
      else focusAfter(() => setLast(next.id), `[data-question="${next.id}"] button`);
    },
  };
}

import { capitalized } from '@incasso/debts/capitalized';
import type { openSums } from '@incasso/debts/ledgerWords';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Amount, Buttons, Debtor, Line, Lines } from './DebtRows.styles';
import { debtTableText as text } from './debts.text';
import type { KnownDebt } from './knownDebts';

/** How many rows are shown until the visitor asks for all. */
const maxShown = 10;

type DebtRowsProps = {
  readonly name: string;
  readonly rows: readonly KnownDebt[];
  /** Whether a row is shown even beyond the first ones. */
  readonly isKept: (row: KnownDebt) => boolean;
  /** Whether all rows are forms: then it is no table for screen readers. */
  readonly isForm: boolean;
  /** Below the rows, under their column. Default of a short table: none. */
  readonly sums: ReturnType<typeof openSums>;
  readonly children: (row: KnownDebt) => ReactNode;
};

/** A table of invoices: its first ten rows, and a button that shows all. */
export function DebtRows({ name, rows, isKept, isForm, sums, children }: DebtRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const isShown = (row: KnownDebt, index: number) => showsAll || index < maxShown || isKept(row);
  const toggle = () => {
    flushSync(() => setShowsAll(!showsAll));
    if (showsAll) button.current?.scrollIntoView({ block: 'center' });
    else body.current?.rows[maxShown]?.querySelector<HTMLElement>('button, input')?.focus();
  };

  return (
    <>
      <Lines aria-label={isForm ? undefined : name} role={isForm ? 'presentation' : undefined}>
        {!isForm && (
          <thead>
            <Line>
              <th>{text.heads.debtor}</th>
              <th>{text.heads.invoice}</th>
              <th>{text.heads.dueDate}</th>
              <Amount as="th">{text.heads.amount}</Amount>
            </Line>
          </thead>
        )}
        <tbody ref={body}>{rows.map((row, index) => isShown(row, index) && children(row))}</tbody>
        {!isForm && sums.length > 0 && (
          <tfoot>
            {sums.map(({ words, sum }) => (
              <Line key={words}>
                <Debtor>{capitalized(words)}</Debtor>
                <Amount>{sum}</Amount>
              </Line>
            ))}
          </tfoot>
        )}
      </Lines>
      {(showsAll ? rows.length > maxShown : !rows.every(isShown)) && (
        <Buttons>
          <QuietButton ref={button} type="button" onClick={toggle}>
            {showsAll ? text.showFewer : text.showAll(rows.length)}
          </QuietButton>
        </Buttons>
      )}
    </>
  );
}

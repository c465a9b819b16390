import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { TextField } from '@incasso/frontend/forms/TextField';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import type { DebtValues } from '@incasso/debts/debtFields';
import { isBlank } from '@incasso/debts/Debt';
import { columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Buttons, Line, Lines } from './DebtRows.styles';
import { debtRowsText as text } from './DebtRows.text';

/** Numbers of rows: shown at first, added by the button "more", and from which the search appears. */
const limits = { shown: 10, more: 200, searched: 20 };

type DebtRowsProps<Row extends DebtValues> = {
  readonly name: string;
  readonly rows: readonly Row[];
  /** Whether a row is shown even if the limit or the search hides it. Default: no. */
  readonly isKept?: (row: Row) => boolean;
  /** Whether all rows are forms: then it is no table for screen readers. Default: no. */
  readonly isForm?: boolean;
  readonly children: (row: Row, index: number) => ReactNode;
};

/** A table of invoices: its first ten rows, a button that shows the others, and a search if there are many. */
export function DebtRows<Row extends DebtValues>({
  name,
  rows,
  isKept = () => false,
  isForm = false,
  children,
}: DebtRowsProps<Row>) {
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState(limits.shown);
  const count = rows.filter((row) => !isBlank(row)).length;
  const found = rows.filter((row) => isFound(row, query));
  const shown = new Set([...found.slice(0, limit), ...rows.filter(isKept)]);
  const left = found.filter((row) => !shown.has(row)).length;
  const showMore = () => {
    flushSync(() => setLimit(limit + limits.more));
    body.current?.rows[limit]?.querySelector<HTMLElement>('button, input')?.focus();
  };

  return (
    <>
      {(count >= limits.searched || query !== '') && (
        <TextField
          type="search"
          name={`search${id}`}
          label={text.search(count)}
          hidesRequiredMark
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <SmallPrint role="status">{query !== '' && text.found(found.length)}</SmallPrint>
      <Lines aria-label={isForm ? undefined : name} role={isForm ? 'presentation' : undefined}>
        {!isForm && (
          <thead>
            <Line>
              {text.heads.map((head) => (
                <th key={head}>{head}</th>
              ))}
            </Line>
          </thead>
        )}
        <tbody ref={body}>{rows.map((row, index) => shown.has(row) && children(row, index))}</tbody>
      </Lines>
      {left > 0 && (
        <Buttons>
          <QuietButton type="button" onClick={showMore}>
            {text.more(Math.min(left, limits.more))}
          </QuietButton>
        </Buttons>
      )}
    </>
  );
}

/**
 * Whether each word of the search is in the row. Amounts are found with and without points. One or two digits are only
 * found at the start of a word: each year has them.
 */
function isFound(row: DebtValues, query: string): boolean {
  const words = [debtInBrief(row), row.number, columnInWords('dueDate', row)].join(' ').toLowerCase();
  const all = ` ${words} ${words.replaceAll('.', '')}`;
  const wanted = query.toLowerCase().trim().split(/\s+/);
  return wanted.every((word) => all.includes(/^\d{1,2}$/.test(word) ? ` ${word}` : word));
}

type ReadRowProps = {
  readonly values: DebtValues;
  /** The button or the checkbox's label around the debtor, which is as large as the row. */
  readonly control: (debtor: string) => ReactNode;
  /** Below the row. */
  readonly notes?: ReactNode;
};

/** An invoice as text: on one line where there is room, else on two. */
export function ReadRow({ values, control, notes }: ReadRowProps) {
  const dueDate = columnInWords('dueDate', values);
  return (
    <Line>
      <th scope="row">{control(values.debtor.trim() || values.number.trim() || text.unnamed)}</th>
      <td>{values.invoice}</td>
      <td>
        {dueDate && <span>{text.due} </span>}
        {dueDate}
      </td>
      {/* Money keeps to one line. */}
      <td>{columnInWords('amount', values).replace(/ (?=[\d.]+,\d\d$)/, '\u00a0')}</td>
      <td>{values.isDisputed && text.disputed}</td>
      <td>{notes}</td>
    </Line>
  );
}

import { useState, type ReactNode } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { TextField } from '@incasso/browser/forms/TextField';
import { useGradualCount } from '@incasso/browser/scheduling/useGradualCount';
import { isBlank, maxDebts, type Debt } from '@incasso/debts/Debt';
import type { DebtValues } from '@incasso/debts/debtFields';
import { columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import type { ListEntry, ListReading } from '@incasso/debts/readList';
import { Choices, Rows } from './Lists.styles';
import { listsText as text } from './Lists.text';

type ListRowsProps = {
  readonly reading: ListReading;
  /** The rows that are in the table already. */
  readonly taken: readonly Debt[];
  /** Whether the list is a document of the case. */
  readonly document: 'is one' | 'can be one' | 'cannot be one';
  readonly onTake: (rows: readonly DebtValues[], isFileSent: boolean) => void;
  /** More buttons beside the one that adds the rows. */
  readonly children: ReactNode;
};

/** More rows at once would make the page slow. */
const pageSize = 50;

/** The rows of a list with checkboxes. At first the open ones are ticked, as many as the table has room for. */
export function ListRows({ reading, taken, document, onTake, children }: ListRowsProps) {
  const { entries } = reading;
  const room = maxDebts - taken.filter((debt) => !isBlank(debt)).length;
  const open = entries.filter(({ leftOut }) => leftOut === undefined);
  const leftOut = entries.filter((entry) => entry.leftOut !== undefined);
  const [ticked, setTicked] = useState<ReadonlySet<ListEntry>>(() => new Set(open.slice(0, room)));
  const [isFileSent, setFileSent] = useState(open.length > room);
  const [search, setSearch] = useState('');
  const sought = search.trim().toLowerCase();
  const shown = open.filter(
    ({ values: { debtor, invoice } }) => sought === '' || `${debtor}\n${invoice}`.toLowerCase().includes(sought),
  );

  const tick = (rows: readonly ListEntry[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const row of rows) {
      if (!isTicked) next.delete(row);
      else if (next.size < room) next.add(row);
    }
    setTicked(next);
  };
  const list = (rows: readonly ListEntry[]) => (
    <EntryList entries={entries} rows={rows} ticked={ticked} onTick={tick} />
  );

  return (
    <>
      {open.length > 0 && <p>{text.rows}</p>}
      {open.length > pageSize && (
        <TextField
          name="list-search"
          label={text.search}
          hidesRequiredMark
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter in a field would submit the form around it.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      {open.length > 1 && (
        <Choices>
          <SecondaryButton type="button" onClick={() => tick(shown, true)}>
            {text.all}
          </SecondaryButton>
          <SecondaryButton type="button" onClick={() => tick(shown, false)}>
            {text.none}
          </SecondaryButton>
        </Choices>
      )}
      {list(shown)}
      {leftOut.length > 0 && (
        <details>
          <summary>{text.leftOut(reading)}</summary>
          {list(leftOut)}
        </details>
      )}
      {ticked.size === room && entries.length > room && <FieldHint role="status">{text.full(maxDebts)}</FieldHint>}
      {document === 'can be one' ? (
        <Checkbox
          name="list-file"
          label={text.send}
          checked={isFileSent}
          onChange={({ target }) => setFileSent(target.checked)}
        />
      ) : (
        <FieldHint>{document === 'is one' ? text.isDocument : text.onlyRows}</FieldHint>
      )}
      <Choices>
        <SecondaryButton
          type="button"
          disabled={ticked.size === 0}
          onClick={() =>
            onTake(
              entries.filter((entry) => ticked.has(entry)).map(({ values }) => values),
              document === 'can be one' && isFileSent,
            )
          }
        >
          {text.take(ticked.size)}
        </SecondaryButton>
        {children}
      </Choices>
    </>
  );
}

type EntryListProps = {
  readonly entries: readonly ListEntry[];
  readonly rows: readonly ListEntry[];
  readonly ticked: ReadonlySet<ListEntry>;
  readonly onTick: (rows: readonly ListEntry[], isTicked: boolean) => void;
};

function EntryList({ entries, rows, ticked, onTick }: EntryListProps) {
  const [pages, setPages] = useState(1);
  const left = rows.length - pages * pageSize;
  const shown = useGradualCount(Math.min(rows.length, pages * pageSize), 10);
  return (
    <>
      <Rows>
        {rows.slice(0, shown).map((entry) => {
          const index = entries.indexOf(entry);
          return (
            <li key={index}>
              <Checkbox
                name={`list-${String(index)}`}
                label={entryWords(entry)}
                checked={ticked.has(entry)}
                onChange={({ target }) => onTick([entry], target.checked)}
              />
            </li>
          );
        })}
      </Rows>
      {left > 0 && (
        <SecondaryButton type="button" onClick={() => setPages(pages + 1)}>
          {text.more(Math.min(left, pageSize))}
        </SecondaryButton>
      )}
    </>
  );
}

function entryWords({ values, leftOut }: ListEntry): string {
  const due = values.dueDate === '' ? '' : text.dueDate(columnInWords('dueDate', values));
  return [debtInBrief(values), due, leftOut === undefined ? '' : text.why(leftOut)].filter(Boolean).join(', ');
}

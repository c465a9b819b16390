import type { DebtTextName } from '@incasso/debts/debtFields';
import type { ListColumns } from '@incasso/debts/readList';
import { ColumnChoice, ColumnChoices } from './Lists.styles';
import { listsText as text } from './Lists.text';

type ListColumnChoicesProps = {
  readonly names: readonly string[];
  readonly columns: ListColumns;
  readonly onChange: (columns: ListColumns) => void;
};

const names = [
  'debtor',
  'amount',
  'invoice',
  'issueDate',
  'dueDate',
  'number',
  'email',
] as const satisfies readonly DebtTextName[];

export function ListColumnChoices({ names: columnNames, columns, onChange }: ListColumnChoicesProps) {
  return (
    <>
      <p>{text.columns}</p>
      <ColumnChoices>
        {names.map((name) => (
          <label key={name}>
            {text.fields[name]}
            <ColumnChoice
              value={columns[name] ?? ''}
              onChange={({ target: { value } }) => onChange(withColumn(columns, name, value))}
            >
              <option value="">{text.noColumn}</option>
              {columnNames.map((columnName, column) => (
                <option key={column} value={column}>
                  {text.columnName(letterOf(column), columnName)}
                </option>
              ))}
            </ColumnChoice>
          </label>
        ))}
      </ColumnChoices>
    </>
  );
}

/**
 * A column belongs to one field only. The paid amounts were read beside the recognised amount column, so they do not
 * apply to another one.
 */
function withColumn(columns: ListColumns, name: DebtTextName, value: string): ListColumns {
  const others = Object.entries(columns).filter(
    ([other, column]) => other !== name && String(column) !== value && !(name === 'amount' && other === 'minus'),
  );
  return Object.fromEntries(value === '' ? others : [...others, [name, Number(value)]]);
}

/** Letters as in spreadsheets: `A` to `Z`, then `AA`. */
function letterOf(column: number): string {
  const before = column < 26 ? '' : letterOf(Math.floor(column / 26) - 1);
  return `${before}${String.fromCharCode(65 + (column % 26))}`;
}

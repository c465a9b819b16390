import { useState } from 'react';
import { Fold } from '@incasso/frontend/ui/Fold';
import { listColumnNames } from '@incasso/debts/listColumns';
import type { ListReading } from '@incasso/debts/readList';
import { dateOrders, type DateOrder } from '@incasso/debts/readDate';
import type { ListChoice } from '../submission/WizardDocument';
import { ColumnChoice, FirstRows } from './Lists.styles';
import { listsText as text } from './Lists.text';

type ListColumnChoicesProps = {
  readonly reading: ListReading;
  readonly dateOrder: DateOrder | undefined;
  readonly onChange: (change: Pick<ListChoice, 'columns' | 'dateOrder'>) => void;
};

/**
 * Lets the visitor say what each column holds, above its first rows. Unfolded if a header does not say it, or if dates
 * may be two days.
 */
export function ListColumnChoices({ reading, dateOrder, onChange }: ListColumnChoicesProps) {
  const { heads, columns, bands, firstRows, asked, askedDate } = reading;
  const isAsked = asked.length > 0 || (askedDate !== undefined && dateOrder === undefined);
  const [isOpen, setOpen] = useState(isAsked);
  const nameOf = (column: number) => listColumnNames.find((name) => columns[name] === column) ?? '';
  const name = (column: number, value: string) => {
    // The paid amounts were read beside the amount that the header names: they do not lower another one.
    const gone = [value, nameOf(column), [value, nameOf(column)].includes('amount') && 'minus'];
    const others = Object.entries(columns).filter(([other]) => !gone.includes(other));
    onChange({ columns: Object.fromEntries(value === '' ? others : [...others, [value, column]]) });
  };
  return (
    <Fold
      isSmall
      title={isAsked ? text.asked : text.isWrong}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {askedDate !== undefined && (
        <label>
          {text.dateIs(askedDate)}
          <ColumnChoice
            value={dateOrder ?? ''}
            onChange={({ target: { value } }) => onChange({ dateOrder: dateOrders.find((order) => order === value) })}
          >
            <option value="">{text.choose}</option>
            {dateOrders.map((order) => (
              <option key={order} value={order}>
                {text.dayOf(askedDate, order)}
              </option>
            ))}
          </ColumnChoice>
        </label>
      )}
      <FirstRows>
        <tbody>
          <tr>
            {heads.map((head, column) => (
              <td key={column}>
                <ColumnChoice
                  aria-label={text.columnIs(column + 1, head)}
                  value={nameOf(column)}
                  onChange={({ target: { value } }) => name(column, value)}
                >
                  <option value="">{bands.includes(column) ? text.fields.amount : text.unused}</option>
                  {Object.entries(text.fields).map(([field, label]) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                </ColumnChoice>
              </td>
            ))}
          </tr>
          {[heads, ...firstRows].map((row, index) => (
            <tr key={index}>
              {heads.map((_, column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FirstRows>
    </Fold>
  );
}

import { useSelector } from '@xstate/react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { useGradualCount } from '@incasso/browser/scheduling/useGradualCount';
import { isBlank, maxDebts } from '@incasso/debts/Debt';
import type { DebtValues } from '@incasso/debts/debtFields';
import { knownTest } from '@incasso/debts/knownTest';
import type { ListReading } from '@incasso/debts/readList';
import { sumsOf } from '@incasso/debts/groupByDebtor';
import type { WizardActor } from '../case/WizardSnapshot';
import { AddChoices } from '../Rows.styles';
import { Rows } from './Lists.styles';
import { listsText as text, type WhyUnticked } from './Lists.text';

type ListRowsProps = {
  readonly wizard: WizardActor;
  readonly reading: ListReading;
  /** Places of the rows that the visitor ticked. Default: those still due that are not in the table. */
  readonly ticked: readonly number[] | undefined;
  readonly canTake: boolean;
  readonly onTick: (ticked: readonly number[]) => void;
  readonly onTake: (rows: readonly DebtValues[]) => void;
  /** More buttons beside the one that adds the rows. */
  readonly children: ReactNode;
};

type Entry = { readonly place: number; readonly values: DebtValues; readonly why?: WhyUnticked | undefined };

/** More rows at once would make the page slow. */
const pageSize = 50;

/** The rows of a list with checkboxes, those still due first; the sum of the ticked ones, and what was not read. */
export function ListRows({ wizard, reading, ticked, canTake, onTick, onTake, children }: ListRowsProps) {
  const debts = useSelector(wizard, ({ context }) => context.debts);
  const { due, others } = useMemo(() => sorted(reading, knownTest(debts)), [reading, debts]);
  const entries = [...due, ...others];
  const room = maxDebts - debts.filter((debt) => !isBlank(debt)).length;
  const firstDue = due.slice(0, room).map(({ place }) => place);
  const chosen = new Set(ticked ?? firstDue);
  const rows = reading.entries.filter((_, place) => chosen.has(place)).map(({ values }) => values);
  const id = useId();
  const [pages, setPages] = useState(1);
  const left = entries.length - pages * pageSize;
  const shown = useGradualCount(Math.min(entries.length, pages * pageSize), 10);

  return (
    <>
      <p>
        {text.sum(sumsOf(rows))} {reading.total && text.ownTotal(reading.total)}
        <br />
        {text.leftOut(others.flatMap(({ why }) => why ?? []))} {text.unread(reading.unread)}
      </p>
      <Rows>
        {due.length > 1 && (
          <li>
            <Checkbox
              name={`${id}all`}
              label={text.all}
              checked={firstDue.every((place) => chosen.has(place))}
              onChange={({ target }) => onTick(target.checked ? firstDue : [])}
            />
          </li>
        )}
        {entries.slice(0, shown).map(({ place, values, why }) => (
          <li key={place}>
            <Checkbox
              name={`${id}${String(place)}`}
              label={text.row(values, why)}
              checked={chosen.has(place)}
              disabled={!chosen.has(place) && chosen.size >= room}
              onChange={({ target }) =>
                onTick(target.checked ? [...chosen, place] : [...chosen].filter((one) => one !== place))
              }
            />
          </li>
        ))}
      </Rows>
      {left > 0 && (
        <SecondaryButton type="button" onClick={() => setPages(pages + 1)}>
          {text.more(Math.min(left, pageSize))}
        </SecondaryButton>
      )}
      {chosen.size >= room && entries.length > room && <FieldHint role="status">{text.full(maxDebts)}</FieldHint>}
      <AddChoices>
        <SecondaryButton type="button" disabled={rows.length === 0 || !canTake} onClick={() => onTake(rows)}>
          {text.take(rows.length)}
        </SecondaryButton>
        {children}
      </AddChoices>
    </>
  );
}

function sorted({ entries }: ListReading, isKnown: (values: DebtValues) => boolean) {
  const all = entries.map(({ values, leftOut }, place): Entry => ({
    place,
    values,
    why: leftOut ?? (isKnown(values) ? 'known' : undefined),
  }));
  return { due: all.filter(({ why }) => why === undefined), others: all.filter(({ why }) => why !== undefined) };
}

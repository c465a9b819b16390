import { useSelector } from '@xstate/react';
import { useId, useMemo, type ReactNode } from 'react';
import { Button } from '@incasso/frontend/forms/Button';
import { Checkbox } from '@incasso/frontend/forms/Checkbox';
import { Box } from '@incasso/frontend/forms/Checkbox.styles';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { isBlank, maxDebts } from '@incasso/debts/Debt';
import type { DebtValues } from '@incasso/debts/debtFields';
import { knownTest } from '@incasso/debts/knownTest';
import type { ListReading } from '@incasso/debts/readList';
import { sumsOf } from '@incasso/debts/groupByDebtor';
import type { WizardActor } from '../case/WizardSnapshot';
import { DebtRows, ReadRow } from '../debt-rows/DebtRows';
import { TakeBar } from './Lists.styles';
import { listsText as text, type WhyUnticked } from './Lists.text';

type ListRowsProps = {
  readonly wizard: WizardActor;
  /** Name of the table for screen readers. */
  readonly name: string;
  readonly reading: ListReading;
  /** Places of the rows that the visitor ticked. Default: those still due that are not in the table. */
  readonly ticked: readonly number[] | undefined;
  readonly canTake: boolean;
  readonly onTick: (ticked: readonly number[]) => void;
  readonly onTake: (rows: readonly DebtValues[]) => void;
  /** More buttons beside the one that adds the rows. */
  readonly children: ReactNode;
};

type Entry = DebtValues & { readonly place: number; readonly why: WhyUnticked | undefined };

/** The rows of a list with checkboxes, those still due first; the sum of the ticked ones, and what was not read. */
export function ListRows({ wizard, name, reading, ticked, canTake, onTick, onTake, children }: ListRowsProps) {
  const debts = useSelector(wizard, ({ context }) => context.debts);
  const { due, others } = useMemo(() => sorted(reading, knownTest(debts)), [reading, debts]);
  const entries = [...due, ...others];
  const room = maxDebts - debts.filter((debt) => debt.source.kind === 'document' || !isBlank(debt)).length;
  const firstDue = due.slice(0, room).map(({ place }) => place);
  const chosen = new Set(ticked ?? firstDue);
  const rows = reading.entries.filter((_, place) => chosen.has(place)).map(({ values }) => values);
  /** Rows too many, after another list or an e-invoice took their place. */
  const over = Math.max(0, chosen.size - room);
  const hasAll = firstDue.every((place) => chosen.has(place));
  const id = useId();

  return (
    <>
      <p>
        {text.sum(sumsOf(rows))} {reading.total && text.ownTotal(reading.total)}
        <br />
        {text.leftOut(others.flatMap(({ why }) => why ?? []))} {text.unread(reading.unread)}
      </p>
      {due.length > 1 && (
        <Checkbox
          name={`${id}all`}
          label={text.all}
          checked={hasAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = !hasAll && chosen.size > 0;
          }}
          onChange={({ target }) => onTick(target.checked ? firstDue : [])}
        />
      )}
      <DebtRows name={name} rows={entries}>
        {({ place, why, ...values }) => (
          <ReadRow
            key={place}
            values={values}
            notes={why && text.why[why]}
            control={(debtor) => (
              <label>
                <Box
                  type="checkbox"
                  aria-label={text.row(values, why)}
                  checked={chosen.has(place)}
                  disabled={!chosen.has(place) && chosen.size >= room}
                  onChange={({ target }) =>
                    onTick(target.checked ? [...chosen, place] : [...chosen].filter((one) => one !== place))
                  }
                />
                {debtor}
              </label>
            )}
          />
        )}
      </DebtRows>
      {chosen.size >= room && (over > 0 || entries.length > room) && (
        <SmallPrint role="status">{over > 0 ? text.over(room, over) : text.full(maxDebts)}</SmallPrint>
      )}
      <TakeBar>
        <Button type="button" disabled={rows.length === 0 || over > 0 || !canTake} onClick={() => onTake(rows)}>
          {text.take(rows.length)}
        </Button>
        {children}
      </TakeBar>
    </>
  );
}

function sorted({ entries }: ListReading, isKnown: (values: DebtValues) => boolean) {
  const all = entries.map(({ values, leftOut }, place): Entry => ({
    ...values,
    place,
    why: leftOut ?? (isKnown(values) ? 'known' : undefined),
  }));
  return { due: all.filter(({ why }) => why === undefined), others: all.filter(({ why }) => why !== undefined) };
}

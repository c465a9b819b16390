import { useEffect, useState } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { DebtValues } from '@incasso/debts/debtFields';
import type { ListReading } from '@incasso/debts/readList';
import type { WizardActor } from '../case/WizardSnapshot';
import { AddChoices, RowFrame } from '../Rows.styles';
import { useFormServices } from '../documents/FormServices';
import type { ListChoice, WizardDocument } from '../submission/WizardDocument';
import { isRowsOnly, pastedList } from './listsAmong';
import { ListColumnChoices } from './ListColumnChoices';
import { ListRows } from './ListRows';
import { listsText as text } from './Lists.text';
import { readListInWorker } from './readListInWorker';

type ListPartProps = {
  readonly wizard: WizardActor;
  readonly document: WizardDocument;
  /** Receives the number of added rows: none if the visitor declines. */
  readonly onClose: (taken: number) => void;
};

/**
 * A list among the documents: adds the rows that the visitor ticks to the table. Shows nothing for a spreadsheet that
 * is no list.
 */
export function ListPart({ wizard, document: { id, name, list = {} }, onClose }: ListPartProps) {
  const { columns, dateOrder } = list;
  const reading = useReading(id, list);
  const hasOnlyRows = isRowsOnly(name);
  if (!hasOnlyRows && (typeof reading !== 'object' || !(reading.isRecognised || columns))) return null;

  const title = name === pastedList ? text.pasted : text.titleOf(name);
  const choose = (choice: ListChoice) => wizard.send({ type: 'document.listed', id, list: choice });
  const close = (rows: readonly DebtValues[]) => {
    if (rows.length > 0) wizard.send({ type: 'debt.added', list: { name: name === pastedList ? '' : name, rows } });
    if (hasOnlyRows) wizard.send({ type: 'document.removed', id });
    else choose({ isClosed: true });
    // In its own task: rendered together with the table's first rows, it would block the page.
    void nextTask().then(() => onClose(rows.length));
  };
  const decline = (
    <SecondaryButton type="button" onClick={() => close([])}>
      {text.decline}
    </SecondaryButton>
  );
  return (
    <RowFrame as="section" aria-label={title}>
      <strong>{title}</strong>
      <FieldHint role="status">{typeof reading === 'object' ? foundWords(reading) : text[reading]}</FieldHint>
      {typeof reading === 'object' ? (
        <>
          <ListColumnChoices
            reading={reading}
            dateOrder={dateOrder}
            onChange={(change) => choose({ columns, dateOrder, ...change })}
          />
          <ListRows
            wizard={wizard}
            reading={reading}
            ticked={list.ticked}
            canTake={reading.askedDate === undefined || dateOrder !== undefined}
            onTick={(ticked) => choose({ ...list, ticked })}
            onTake={close}
          >
            {decline}
          </ListRows>
          <FieldHint>{hasOnlyRows ? text.onlyRows : text.isDocument}</FieldHint>
        </>
      ) : (
        <AddChoices>{decline}</AddChoices>
      )}
    </RowFrame>
  );
}

function foundWords({ entries, asked }: ListReading): string {
  if (asked.includes('amount') || entries.length === 0) return text.empty;
  return text.found(entries.filter(({ leftOut }) => leftOut === undefined).length);
}

/** Reads the file again whenever the visitor corrects its columns. */
function useReading(id: string, { columns, dateOrder }: ListChoice): ListReading | 'reading' | 'failed' {
  const { files, readList = readListInWorker } = useFormServices();
  const [reading, setReading] = useState<ListReading | 'reading' | 'failed'>('reading');

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const file = await files.get(id);
      return file && readList(file, { columns, dateOrder });
    };
    void read().then((found) => {
      if (!isOver) setReading(found ?? 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [files, readList, id, columns, dateOrder]);

  return reading;
}

import { useEffect, useState } from 'react';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import type { DebtValues } from '@incasso/debts/debtFields';
import type { ListReading } from '@incasso/debts/readList';
import type { WizardActor } from '../case/WizardSnapshot';
import { useFormServices } from '../documents/FormServices';
import type { ListChoice, WizardDocument } from '../submission/WizardDocument';
import { isRowsOnly, pastedList } from './listsAmong';
import { ListColumnChoices } from './ListColumnChoices';
import { ListRows } from './ListRows';
import { ListFrame, TakeBar } from './Lists.styles';
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

  // Pasted cells have no file, so their list has no name.
  const listName = name === pastedList ? '' : name;
  const title = text.titleOf(listName);
  const choose = (choice: ListChoice) => wizard.send({ type: 'document.listed', id, list: choice });
  const close = (rows: readonly DebtValues[]) => {
    if (rows.length > 0) wizard.send({ type: 'debt.added', list: { name: listName, rows } });
    if (hasOnlyRows) wizard.send({ type: 'document.removed', id });
    else choose({ isClosed: true });
    onClose(rows.length);
  };
  const decline = (
    <SecondaryButton type="button" onClick={() => close([])}>
      {text.decline}
    </SecondaryButton>
  );
  if (typeof reading !== 'object') {
    return (
      <ListFrame as="section" aria-label={title}>
        <strong>{title}</strong>
        <SmallPrint role="status">{text[reading]}</SmallPrint>
        <TakeBar>{decline}</TakeBar>
      </ListFrame>
    );
  }
  const { entries, asked } = reading;
  const isEmpty = asked.includes('amount') || entries.length === 0;
  const found = entries.filter(({ leftOut }) => leftOut === undefined).length;
  return (
    <ListFrame as="section" aria-label={title}>
      <strong role="status">{isEmpty ? title : text.found(found, listName)}</strong>
      <SmallPrint role="status">{isEmpty && text.empty}</SmallPrint>
      <SmallPrint>{hasOnlyRows ? text.onlyRows : text.isDocument}</SmallPrint>
      <ListColumnChoices
        reading={reading}
        dateOrder={dateOrder}
        onChange={(change) => choose({ columns, dateOrder, ...change })}
      />
      <ListRows
        wizard={wizard}
        name={title}
        reading={reading}
        ticked={list.ticked}
        canTake={reading.askedDate === undefined || dateOrder !== undefined}
        onTick={(ticked) => choose({ ...list, ticked })}
        onTake={close}
      >
        {decline}
      </ListRows>
    </ListFrame>
  );
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

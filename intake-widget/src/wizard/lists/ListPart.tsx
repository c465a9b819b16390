import { useEffect, useRef, useState } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { TextArea } from '@incasso/browser/forms/TextArea';
import { nextTask } from '@incasso/browser/scheduling/nextTask';
import type { DebtValues } from '@incasso/debts/debtFields';
import type { ListColumns, ListReading } from '@incasso/debts/readList';
import type { WizardActor } from '../case/WizardSnapshot';
import { FileInput } from '../documents/DocumentPicker.styles';
import { useFormServices } from '../documents/FormServices';
import { ListColumnChoices } from './ListColumnChoices';
import { ListRows } from './ListRows';
import { Choices, ListFrame, ListTitle } from './Lists.styles';
import { listsText as text } from './Lists.text';
import { readListInWorker } from './readListInWorker';

/** A list to read rows from. A pasted one has an empty name. Without a file, the visitor has yet to choose one. */
export type OpenedList = { readonly file?: File; readonly isDocument?: true };

type ListPartProps = {
  readonly wizard: WizardActor;
  readonly opened: OpenedList;
  /** Receives the number of added rows, or nothing on cancel. */
  readonly onClose: (taken?: number) => void;
};

/**
 * Adds rows of a chosen or pasted list to the table, after the visitor has checked and ticked them. Other rows are
 * dropped.
 */
export function ListPart({ wizard, opened, onClose }: ListPartProps) {
  const { addFiles } = useFormServices();
  const frame = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [{ file, isDocument }, setList] = useState(opened);
  const { reading, turn, columns, setColumns } = useReading(wizard, file);

  useEffect(() => {
    frame.current?.focus();
  }, []);

  const take = (rows: readonly DebtValues[], isFileSent: boolean) => {
    wizard.send({ type: 'debt.added', list: { name: file?.name ?? '', rows } });
    if (isFileSent && file !== undefined) addFiles([file]);
    // In its own task: rendered together with the table's first rows, it would block the page.
    void nextTask().then(() => onClose(rows.length));
  };
  const cancel = (
    <SecondaryButton type="button" onClick={() => onClose()}>
      {text.cancel}
    </SecondaryButton>
  );
  const canBeDocument = file !== undefined && /\.xlsx$/i.test(file.name);
  const isRead = file !== undefined && reading !== undefined && reading !== 'failed';
  const status =
    file === undefined ? '' : reading === undefined ? text.reading : reading === 'failed' ? text.failed : '';

  return (
    <ListFrame ref={frame} tabIndex={-1}>
      <ListTitle>{file === undefined ? text.title : text.titleOf(file.name)}</ListTitle>
      <FieldHint role="status">{isRead ? foundWords(reading) : status}</FieldHint>
      {isRead && (
        <>
          <ListColumnChoices names={reading.names} columns={columns ?? reading.columns} onChange={setColumns} />
          <ListRows
            key={turn}
            reading={reading}
            taken={wizard.getSnapshot().context.debts}
            document={isDocument === true ? 'is one' : canBeDocument ? 'can be one' : 'cannot be one'}
            onTake={take}
          >
            {cancel}
          </ListRows>
        </>
      )}
      {(file === undefined || reading === 'failed') && (
        <>
          <TextArea
            name="list"
            label={text.paste}
            hint={text.how}
            hidesRequiredMark
            rows={3}
            autoComplete="off"
            value=""
            onChange={({ target }) => setList({ file: new File([target.value], '') })}
            onPaste={(event) => {
              // Thousands of lines in the page would freeze it.
              event.preventDefault();
              event.stopPropagation();
              setList({ file: new File([event.clipboardData.getData('text/plain')], '') });
            }}
          />
          <Choices>
            <SecondaryButton type="button" onClick={() => input.current?.click()}>
              {text.choose}
            </SecondaryButton>
            {cancel}
          </Choices>
          {/* Hidden: the button above opens it. */}
          <FileInput
            ref={input}
            type="file"
            aria-label={text.label}
            aria-hidden="true"
            tabIndex={-1}
            accept=".xlsx,.csv,.tsv,.txt"
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              if (chosen !== undefined) setList({ file: chosen });
            }}
          />
        </>
      )}
      {file !== undefined && reading === undefined && <Choices>{cancel}</Choices>}
    </ListFrame>
  );
}

function foundWords(reading: ListReading): string {
  if (reading.entries.length === 0) return text.empty;
  return text.found(reading.entries.filter(({ leftOut }) => leftOut === undefined).length);
}

/** Each turn reads other rows, so it resets which ones are ticked. */
type Read = { readonly reading: ListReading | 'failed' | undefined; readonly turn: number };

/** Reads the file again whenever the visitor corrects its columns. */
function useReading(wizard: WizardActor, file: File | undefined) {
  const { readList = readListInWorker } = useFormServices();
  const [{ reading, turn }, setRead] = useState<Read>({ reading: undefined, turn: 0 });
  const [columns, setColumns] = useState<ListColumns>();

  useEffect(() => {
    if (file === undefined) return;
    let isOver = false;
    const { debts } = wizard.getSnapshot().context;
    void readList(file, { debts, columns }).then((read) => {
      if (!isOver) setRead((before) => ({ reading: read ?? 'failed', turn: before.turn + 1 }));
    });
    return () => {
      isOver = true;
    };
  }, [wizard, readList, file, columns]);

  return { reading, turn, columns, setColumns };
}

import { theme } from '@incasso/frontend/brand/theme';
import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { TextField } from '@incasso/frontend/forms/TextField';
import { Stack } from '@incasso/frontend/layout/Stack';
import { Fold } from '@incasso/frontend/ui/Fold';
import type { DebtValues } from '@incasso/debts/debtFields';
import { readPastedDebts } from '@incasso/debts/readPastedDebts';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { pasteRowsText as text } from './debts.text';

type PasteRowsProps = {
  /** How many rows the table still has room for. */
  readonly room: number;
  readonly onTake: (rows: readonly DebtValues[]) => void;
};

/** Takes the cells of a spreadsheet, in four fixed columns, into the table: all of them, or none. */
export function PasteRows({ room, onTake }: PasteRowsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [cells, setCells] = useState('');
  const [error, setError] = useState<string>();

  const take = (pasted: string) => {
    const { rows, faults } = readPastedDebts(pasted);
    const refusal =
      faults.length > 0
        ? text.faults(faults)
        : rows.length === 0
          ? text.empty
          : rows.length > room
            ? text.full(room)
            : undefined;
    setError(refusal);
    setCells(refusal === undefined ? '' : pasted);
    if (refusal !== undefined) {
      fold.current?.querySelector('textarea')?.focus();
      return;
    }
    if (fold.current !== null) fold.current.open = false;
    onTake(rows);
  };

  return (
    <Fold isSmall title={text.title} ref={fold}>
      <Parts $gap="s">
        <Cells
          name="pasted"
          rows={5}
          label={text.label}
          hint={text.columns}
          hidesRequiredMark
          autoComplete="off"
          spellCheck={false}
          value={cells}
          error={error}
          onChange={({ target, nativeEvent }) => {
            // Taken at once: pasted rows that wait for the button could be forgotten, and would not be sent.
            if (nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste') take(target.value);
            else setCells(target.value);
          }}
        />
        <SecondaryButton type="button" onClick={() => take(cells)}>
          {text.take}
        </SecondaryButton>
      </Parts>
    </Fold>
  );
}

const Parts = styled(Stack)`
  font-size: ${theme.size.body};

  > button {
    justify-self: start;
  }
`;

/** Shows the cells of a line beside each other. */
const Cells = styled(TextField)`
  max-block-size: 16rem;
  tab-size: 12;
  white-space: pre;
  overflow: auto;
`;

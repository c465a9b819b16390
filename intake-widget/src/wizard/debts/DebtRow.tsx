import type { DebtCaution } from '@incasso/debts/cautionsOf';
import type { Debt } from '@incasso/debts/Debt';
import type { DebtValues } from '@incasso/debts/debtFields';
import { changesInWords, debtInBrief } from '@incasso/debts/debtWords';
import { isCredit } from '@incasso/debts/sameness';
import { Proposal, TakeButton } from '../invoices/InvoiceNote.styles';
import { DebtEditor } from './DebtEditor';
import { ReadRow } from './DebtRows';
import { debtTableText as text } from './DebtTable.text';

/** A row, with what the table knows of it. */
export type KnownDebt = Debt & {
  readonly cautions: readonly DebtCaution[];
  /** Name of the document that the row was read from, while that document is present. */
  readonly documentName: string | undefined;
  /** Whether that document was removed. */
  readonly isGone: boolean;
};

export type DebtRowProps = {
  /** Index of the row, from 0. */
  readonly index: number;
  readonly debt: KnownDebt;
  readonly isOnly: boolean;
  readonly isEdited: boolean;
  readonly onOpen: () => void;
  /** The visitor is done with its form. */
  readonly onClose: () => void;
  /** The focus entered or left its form. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onChange: (values: Partial<DebtValues>) => void;
  /** Absent for a row that does not exist yet. */
  readonly onRemove?: (() => void) | undefined;
  readonly onKeep: () => void;
};

/** One invoice: as text with what is doubtful about it, or as a form. */
export function DebtRow(row: DebtRowProps) {
  const { index, debt, isEdited, onOpen, onChange, onRemove, onKeep } = row;
  const { id, source, cautions, isGone } = debt;
  const name = text.row(index + 1, isCredit(debt));
  const total = source.kind === 'document' ? source.total : undefined;
  const questions = (
    <>
      {cautions.includes('nothing_due') && (
        <Proposal role="status">
          {text.cautions.nothing_due}{' '}
          {total !== undefined && (
            <TakeButton type="button" onClick={() => onChange({ amount: total })}>
              {text.useTotal(total)}
            </TakeButton>
          )}
        </Proposal>
      )}
      {isGone && (
        <Proposal role="status">
          {text.gone}{' '}
          <TakeButton type="button" onClick={onKeep}>
            {text.keep}
          </TakeButton>{' '}
          <TakeButton type="button" onClick={onRemove}>
            {text.remove}
          </TakeButton>
        </Proposal>
      )}
    </>
  );
  if (isEdited) {
    return (
      <tr>
        <td>
          <DebtEditor {...row} name={name}>
            {questions}
          </DebtEditor>
        </td>
      </tr>
    );
  }
  const words = cautions.filter((caution) => caution !== 'nothing_due').map((caution) => text.cautions[caution]);
  const notes = (
    <>
      {changesInWords(debt).map((change) => (
        <div key={change}>{change}</div>
      ))}
      {words.length > 0 && <Proposal>{words.join(' ')}</Proposal>}
      {questions}
    </>
  );
  return (
    <ReadRow
      values={debt}
      notes={notes}
      control={(debtor) => (
        <button
          type="button"
          data-debt={id}
          data-revisit="invoices_terms"
          aria-label={text.change(name, debtInBrief(debt))}
          onClick={onOpen}
        >
          {debtor}
        </button>
      )}
    />
  );
}

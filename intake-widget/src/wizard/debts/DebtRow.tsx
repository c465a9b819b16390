import { changesInWords, columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import { isCredit } from '@incasso/debts/sameness';
import { Proposal, TakeButton } from '../invoices/InvoiceNote.styles';
import { DebtEditor, type DebtRowProps } from './DebtEditor';
import { FormLine, Line } from './DebtRows.styles';
import { debtTableText as text } from './DebtTable.text';

/** One invoice: as text with what is doubtful about it, on one line where there is room, else on two; or as a form. */
export function DebtRow(row: DebtRowProps) {
  const { index, debt, isEdited, onOpen, onRemove, onKeep, onUseTotal } = row;
  const { id, source, cautions, isGone } = debt;
  const name = text.row(index + 1, isCredit(debt));
  /** The words of a button, with the row for screen readers. */
  const named = (words: string) => `${words}: ${name}`;
  const total = source.kind === 'document' ? source.total : undefined;
  const questions = (
    <>
      {cautions.includes('nothing_due') && (
        <Proposal role="status">
          {text.cautions.nothing_due}{' '}
          {total !== undefined && (
            <TakeButton type="button" aria-label={named(text.useTotal(total))} onClick={() => onUseTotal(total)}>
              {text.useTotal(total)}
            </TakeButton>
          )}
        </Proposal>
      )}
      {isGone && (
        <Proposal role="status">
          {text.gone}{' '}
          <TakeButton type="button" aria-label={named(text.keep)} onClick={onKeep}>
            {text.keep}
          </TakeButton>{' '}
          <TakeButton type="button" aria-label={named(text.remove)} onClick={onRemove}>
            {text.remove}
          </TakeButton>
        </Proposal>
      )}
    </>
  );
  if (isEdited) {
    return (
      <FormLine>
        <td>
          <DebtEditor {...row} name={name}>
            {questions}
          </DebtEditor>
        </td>
      </FormLine>
    );
  }
  const words = cautions.filter((caution) => caution !== 'nothing_due').map((caution) => text.cautions[caution]);
  const dueDate = columnInWords('dueDate', debt);
  return (
    <Line>
      <th scope="row">
        <button
          type="button"
          data-debt={id}
          data-revisit="invoices_terms"
          aria-label={text.change(name, debtInBrief(debt) || text.unnamed)}
          onClick={onOpen}
        >
          {debt.debtor.trim() || debt.number.trim() || text.unnamed}
        </button>
      </th>
      <td>{debt.invoice}</td>
      <td>
        {dueDate && <span>{text.due} </span>}
        {dueDate}
      </td>
      {/* Money keeps to one line. */}
      <td>{columnInWords('amount', debt).replace(/ (?=[\d.]+,\d\d$)/, '\u00a0')}</td>
      <td>{debt.isDisputed && text.disputed}</td>
      <td>
        {changesInWords(debt).map((change) => (
          <div key={change}>{change}</div>
        ))}
        {words.length > 0 && <Proposal>{words.join(' ')}</Proposal>}
        {questions}
      </td>
    </Line>
  );
}

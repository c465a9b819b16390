import { capitalized } from '@incasso/debts/capitalized';
import { columnOfCaution } from '@incasso/debts/cautionsOf';
import { changesInWords, columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import { Row } from '@incasso/frontend/layout/Stack';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { Remark } from '../invoices/Remark';
import { DebtEditor, type DebtRowProps } from './DebtEditor';
import { Amount, Debtor, DueDate, FormLine, Invoice, Line, Notes } from './DebtRows.styles';
import { debtTableText as text } from './debts.text';

/** One invoice: as text with what is doubtful about it, on one line where there is room, else on two; or as a form. */
export function DebtRow(row: DebtRowProps) {
  if (!row.debt.isEdited) return <TextLine {...row} />;
  return (
    <FormLine>
      <td>
        <DebtEditor {...row}>
          <Questions {...row} />
        </DebtEditor>
      </td>
    </FormLine>
  );
}

function TextLine({ debt, table }: DebtRowProps) {
  const { id, name, cautions } = debt;
  const words = cautions.flatMap((caution) => (columnOfCaution[caution] ? text.cautions[caution] : []));
  const shown = debt.debtor.trim() || debt.number.trim() || text.unnamed;
  const brief = debtInBrief(debt);
  const dueDate = columnInWords('dueDate', debt);
  return (
    <Line>
      <Debtor>
        <button
          type="button"
          data-debt={id}
          aria-label={text.change(name, brief.startsWith(shown) ? brief : [shown, brief].filter(Boolean).join(': '))}
          onClick={() => table.open(id)}
        >
          <bdi>{shown}</bdi>
        </button>
      </Debtor>
      <Invoice>{[debt.invoice, debt.isDisputed ? text.disputed : ''].filter(Boolean).join(' · ')}</Invoice>
      <DueDate>
        {dueDate && <span>{text.due} </span>}
        {dueDate}
      </DueDate>
      {/* Money keeps to one line. */}
      <Amount>{columnInWords('amount', debt).replace(/ (?=[\d.]+,\d\d$)/, '\u00a0')}</Amount>
      <Notes>
        {changesInWords(debt).map((change) => (
          <div key={change}>{change}</div>
        ))}
        {debt.remarks.map((remark) => (
          <div key={remark}>{capitalized(remark)}</div>
        ))}
        {words.length > 0 && <Remark>{words.join(' ')}</Remark>}
        <Questions debt={debt} table={table} />
      </Notes>
    </Line>
  );
}

/** The questions about a row that only the visitor can answer. */
function Questions({ debt, table }: DebtRowProps) {
  const { id, name, source, cautions, isGone } = debt;
  const [lookAlike] = debt.lookAlikes;
  const total = source.kind === 'document' ? source.total : undefined;
  /** A question with its answers, whose names contain the row for screen readers. */
  const ask = (question: string, answers: Readonly<Record<string, () => void>>) => (
    <Remark role="status" data-question={id}>
      {question}
      <Row as="span" $gap="0 m">
        {Object.entries(answers).map(([words, press]) => (
          <QuietButton key={words} type="button" aria-label={`${words}: ${name}`} onClick={press}>
            {words}
          </QuietButton>
        ))}
      </Row>
    </Remark>
  );
  return (
    <>
      {lookAlike &&
        ask(`${text.cautions.perhaps_double} ${text.looksLike(debtInBrief(lookAlike), debt.lookAlikes.length - 1)}`, {
          [text.isSame]: () => table.answer({ type: 'debt.answered', id, isSame: true }, lookAlike.id),
          [text.areTwo]: () => table.answer({ type: 'debt.answered', id, isSame: false }),
        })}
      {cautions.includes('nothing_due') &&
        ask(text.cautions.nothing_due, {
          ...(total !== undefined && {
            [text.useTotal(total)]: () => table.answer({ type: 'debt.changed', id, values: { amount: total } }),
          }),
        })}
      {isGone &&
        ask(text.gone, {
          [text.keep]: () => table.answer({ type: 'debt.kept', id }),
          [text.remove]: () => table.remove(debt),
        })}
    </>
  );
}

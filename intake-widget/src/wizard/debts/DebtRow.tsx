import { FieldHint, HiddenWords } from '@incasso/browser/forms/Field.styles';
import { columnOfCaution, type DebtCaution } from '@incasso/debts/cautionsOf';
import type { Debt } from '@incasso/debts/Debt';
import { debtField, debtFieldNames, isFlagName, type DebtFieldName, type DebtValues } from '@incasso/debts/debtFields';
import { readInWords } from '@incasso/debts/debtWords';
import { isCredit } from '@incasso/debts/sameness';
import { memo, useState } from 'react';
import { Proposal, TakeButton } from '../invoices/InvoiceNote.styles';
import { DebtControl } from './DebtControl';
import { MoreFold, RowFrame } from '../Rows.styles';
import { InSight, MoreFields, RowTitle } from './DebtTable.styles';
import { debtTableText as text } from './DebtTable.text';

type DebtRowProps = {
  /** Index of the row, from 0. */
  readonly index: number;
  readonly debt: Debt;
  readonly cautions: readonly DebtCaution[];
  readonly isOnly: boolean;
  /** Name of the document that the row was read from, while that document is present. */
  readonly documentName: string | undefined;
  /** Whether documents are still being read: the row's own may be among them. */
  readonly isReading: boolean;
  readonly onFocus: () => void;
  readonly onChange: (values: Partial<DebtValues>) => void;
  /** Absent for a row that does not exist yet. */
  readonly onRemove?: (() => void) | undefined;
  readonly onKeep: () => void;
};

const inSight = debtFieldNames.filter((name) => debtField(name).isInSight === true);
const unfolded = debtFieldNames.filter((name) => debtField(name).isInSight !== true);

/**
 * One invoice: debtor, amount, whether it is disputed, and a collapsed section of other fields, rendered once opened:
 * those of 200 rows would block the page. Cautions on those fields stand at the row. Its callbacks may depend only on
 * the row, so that changing another row does not rerender it.
 */
export const DebtRow = memo(function DebtRow({
  index,
  debt,
  cautions,
  isOnly,
  documentName,
  isReading,
  onFocus,
  onChange,
  onRemove,
  onKeep,
}: DebtRowProps) {
  const [wasOpened, setOpened] = useState(false);
  const name = text.row(index + 1, isCredit(debt));
  const { source } = debt;
  const isGone = source.kind === 'document' && documentName === undefined && !isReading;
  const total = source.kind === 'document' && cautions.includes('nothing_due') ? source.total : undefined;
  const control = (column: DebtFieldName) => (
    <DebtControl
      key={column}
      debt={debt}
      name={column}
      cautions={cautions}
      isFirst={index === 0 && column === 'debtor'}
      onChange={onChange}
    />
  );
  const differences = inSight.flatMap((column) => {
    const words = readInWords(debt, column);
    return words === undefined || isFlagName(column) ? [] : [`${debtField(column).label}: ${words}`];
  });
  const atRow = cautions.filter((caution) => columnOfCaution[caution] === undefined);
  const origin = source.kind === 'list' ? text.takenFrom(source.name) : documentName && text.readFrom(documentName);

  return (
    <RowFrame onFocus={onFocus}>
      <RowTitle>
        {isOnly && origin === undefined ? <HiddenWords>{name}</HiddenWords> : name}
        {origin !== undefined && ` (${origin})`}
      </RowTitle>
      <InSight>{inSight.filter((column) => column !== 'isDisputed').map(control)}</InSight>
      {differences.map((words) => (
        <FieldHint key={words}>{words}</FieldHint>
      ))}
      {atRow.length > 0 && (
        <Proposal role="status">
          {atRow.map((caution) => text.cautions[caution]).join(' ')}{' '}
          {total !== undefined && (
            <TakeButton type="button" onClick={() => onChange({ amount: total })}>
              {text.useTotal(total)}
            </TakeButton>
          )}
        </Proposal>
      )}
      {control('isDisputed')}
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
      <MoreFold onToggle={() => setOpened(true)}>
        <summary>{text.more}</summary>
        {wasOpened && (
          <MoreFields>
            {unfolded.map(control)}
            {onRemove !== undefined && !isGone && (
              <TakeButton
                type="button"
                aria-label={
                  documentName === undefined ? text.removeNamed(name) : text.removeDocumentNamed(documentName)
                }
                onClick={onRemove}
              >
                {documentName === undefined ? text.remove : text.removeDocument}
              </TakeButton>
            )}
          </MoreFields>
        )}
      </MoreFold>
    </RowFrame>
  );
}, isSameRow);

function isSameRow(one: DebtRowProps, other: DebtRowProps): boolean {
  return (
    one.debt === other.debt &&
    one.index === other.index &&
    one.isOnly === other.isOnly &&
    one.documentName === other.documentName &&
    one.isReading === other.isReading &&
    (one.onRemove === undefined) === (other.onRemove === undefined) &&
    one.cautions.join() === other.cautions.join()
  );
}

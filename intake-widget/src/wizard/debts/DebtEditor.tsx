import { SecondaryButton } from '@incasso/frontend/forms/Button';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { SpecField } from '@incasso/frontend/forms/SpecField';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { formatField, isIncompleteDay, isTooLong, type FieldSpec } from '@incasso/contract/FieldSpec';
import { columnOfCaution } from '@incasso/debts/cautionsOf';
import { isBlank } from '@incasso/debts/Debt';
import { debtField, debtFieldNames, isFlagName, type DebtFieldName } from '@incasso/debts/debtFields';
import { debtorKindWords } from '@incasso/debts/debtorKinds';
import { readInWords } from '@incasso/debts/debtWords';
import { describeDebtor } from '@incasso/debts/describeDebtor';
import { isCredit } from '@incasso/debts/sameness';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { QuietButton } from '@incasso/frontend/ui/QuietButton';
import { Buttons } from './DebtRows.styles';
import { Editor, EditorFields } from './DebtTable.styles';
import { debtTableText as text } from './debts.text';
import type { KnownDebt } from './knownDebts';
import type { DebtTableState } from './useDebtTable';

export type DebtRowProps = { readonly debt: KnownDebt; readonly table: DebtTableState };

/** The columns that an empty row shows: as soon as one of them is filled in, a row shows all. */
const firstColumns: readonly DebtFieldName[] = ['debtor', 'amount', 'dueDate'];
const columns = new Set<DebtFieldName>([
  ...firstColumns,
  ...(['invoice', 'issueDate'] as const),
  ...debtFieldNames.filter((column) => !isFlagName(column)),
  ...debtFieldNames,
]);

/** The form of one invoice. Done closes it, and so does Enter in a field. */
export function DebtEditor({ debt, table, children }: DebtRowProps & { readonly children: ReactNode }) {
  const { id, name, isOnly, isNew, isGone } = debt;
  const documentName = debt.document?.name;
  // A row that is emptied again keeps its fields: one of them has the focus.
  const [wasFilled, setFilled] = useState(false);
  const isFilled = wasFilled || !isBlank(debt);
  if (isFilled && !wasFilled) setFilled(true);
  const origin = documentName && text.readFrom(documentName);

  const afterPress = useAfterPress();
  const enter = () => afterPress(() => table.enter(id));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // In a window that loses the focus the field stays the active element: the visitor may return to it.
    const hasFocus = () => currentTarget.contains(document.activeElement);
    if (currentTarget.contains(relatedTarget) || hasFocus()) return;
    afterPress(() => {
      if (!hasFocus()) table.leave(id);
    });
  };
  const closeAtEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || isBlank(debt)) return;
    // Formats the text of the field.
    event.target.blur();
    table.close(id);
  };

  return (
    <Editor as="fieldset" $hasEdge={!isOnly} onFocus={enter} onBlur={leave} onKeyDown={closeAtEnter}>
      <legend>
        {isOnly && origin === undefined ? <HiddenWords>{name}</HiddenWords> : name}
        {origin !== undefined && ` (${origin})`}
      </legend>
      <EditorFields>
        {(isFilled ? [...columns] : firstColumns)
          .filter((column) => column !== 'creditedInvoice' || isCredit(debt) || debt.creditedInvoice !== '')
          .map((column) => (
            <DebtControl key={column} {...{ column, debt, table }} />
          ))}
      </EditorFields>
      {children}
      {isFilled && (
        <Buttons>
          <SecondaryButton type="button" aria-label={text.closeNamed(name)} onClick={() => table.close(id)}>
            {text.close}
          </SecondaryButton>
          {!isNew && !isGone && (
            <QuietButton
              type="button"
              aria-label={documentName === undefined ? text.removeNamed(name) : text.removeDocumentNamed(documentName)}
              onClick={() => table.remove(debt)}
            >
              {documentName === undefined ? text.remove : text.removeDocument}
            </QuietButton>
          )}
        </Buttons>
      )}
    </Editor>
  );
}

/**
 * Returns a function that changes the page at once, or after the click if the mouse or a finger is down: what it
 * presses must not move. Firefox matches `:active` only once the focus has moved.
 */
function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const note = ({ type }: MouseEvent) => {
      isPressed.current = type === 'mousedown';
    };
    addEventListener('mousedown', note, true);
    addEventListener('mouseup', note, true);
    return () => {
      removeEventListener('mousedown', note, true);
      removeEventListener('mouseup', note, true);
    };
  }, []);

  return (change) => {
    if (isPressed.current) addEventListener('mouseup', () => setTimeout(change), { once: true });
    else change();
  };
}

type DebtControlProps = DebtRowProps & { readonly column: DebtFieldName };

/** A column as its form asks it: what a credit note lowers is a choice, where the table has what to choose from. */
function specOf(column: DebtFieldName, { creditable, creditedInvoice }: KnownDebt): FieldSpec {
  const spec = debtField(column);
  if (column === 'number') return { ...spec, label: text.number };
  if (column !== 'creditedInvoice' || creditable.length === 0) return spec;
  const numbers = new Set([...creditable, ...(creditedInvoice === '' ? [] : [creditedInvoice])]);
  return { ...spec, control: 'choice', choices: Object.fromEntries([...numbers].map((number) => [number, number])) };
}

/** The control of one column, with its cautions, and what the source says if the visitor's value differs. */
function DebtControl({ debt, table, column }: DebtControlProps) {
  const spec = specOf(column, debt);
  const value = debt[column];
  const isText = typeof value === 'string';
  const cautions = debt.cautions.filter((caution) => columnOfCaution[caution] === column);
  const answer = (changed: string | boolean) => {
    if (changed !== value) table.change(debt.id, { [column]: changed });
  };
  return (
    <SpecField
      name={`debt_${column}_${debt.id}`}
      spec={spec}
      hint={readInWords(debt, column)}
      hidesRequiredMark
      // What its number says needs no answer.
      unchosen={
        column === 'debtorIs' && describeDebtor([debt]).kind === 'company' ? debtorKindWords.company : undefined
      }
      value={value}
      error={isText && isTooLong(spec, value) ? fieldProblems.too_long : undefined}
      advice={isText && isIncompleteDay(spec, value) ? '' : cautions.map((caution) => text.cautions[caution]).join(' ')}
      onAnswer={answer}
      onLeave={() => isText && answer(formatField(spec, value))}
    />
  );
}

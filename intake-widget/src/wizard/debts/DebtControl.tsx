import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { TextField } from '@incasso/browser/forms/TextField';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import { columnOfCaution, type DebtCaution } from '@incasso/debts/cautionsOf';
import type { Debt } from '@incasso/debts/Debt';
import { debtField, isFlagName, isTooLong, type DebtFieldName, type DebtValues } from '@incasso/debts/debtFields';
import { formatDebtText } from '@incasso/debts/formatDebtText';
import { readInWords } from '@incasso/debts/debtWords';
import { debtTableText as text } from './DebtTable.text';

type DebtControlProps = {
  readonly debt: Debt;
  readonly name: DebtFieldName;
  readonly cautions: readonly DebtCaution[];
  /** Where the visitor is led who is asked for what is missing. Default: elsewhere. */
  readonly isFirst?: boolean;
  readonly onChange: (values: Partial<DebtValues>) => void;
};

const attributes = {
  text: { spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'off' },
  date: { type: 'date', max: '9999-12-31' },
  amount: { inputMode: 'decimal' },
  checkbox: {},
} as const;

/**
 * The control of one column. Out of sight it says what the document says where the visitor says something else; the
 * row says it of the others, whose controls share a line.
 */
export function DebtControl({ debt, name, cautions, isFirst = false, onChange }: DebtControlProps) {
  const { label, control, isInSight } = debtField(name);
  const id = `debt_${name}_${debt.id}`;
  if (isFlagName(name)) {
    return (
      <Checkbox
        name={id}
        label={label}
        checked={debt[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
    );
  }
  const value = debt[name];
  const advice = cautions.filter((caution) => columnOfCaution[caution] === name).map((one) => text.cautions[one]);
  return (
    <TextField
      {...attributes[control]}
      name={id}
      label={label}
      hint={isInSight === true ? undefined : readInWords(debt, name)}
      hidesRequiredMark
      autoComplete="off"
      value={value}
      error={isTooLong(name, value) ? fieldProblems.too_long : undefined}
      advice={advice.join(' ')}
      {...(isFirst && { 'data-revisit': 'invoices_terms' })}
      onChange={({ target }) => onChange({ [name]: target.value })}
      onBlur={() => {
        const formatted = formatDebtText(name, value);
        if (formatted !== value) onChange({ [name]: formatted });
      }}
    />
  );
}

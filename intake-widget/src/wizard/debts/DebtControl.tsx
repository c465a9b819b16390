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
  /** Whether it gets the focus when the visitor is asked for missing data. Default: no. */
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
 * The control of one column. A visible one shows its cautions; one in the fold, what the source says if the visitor's
 * value differs. The row shows the rest.
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
  const own = cautions.filter((caution) => columnOfCaution[caution] === name);
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
      advice={own.map((caution) => text.cautions[caution]).join(' ')}
      {...(isFirst && { 'data-revisit': 'invoices_terms' })}
      onChange={({ target }) => onChange({ [name]: target.value })}
      onBlur={() => {
        const formatted = formatDebtText(name, value);
        if (formatted !== value) onChange({ [name]: formatted });
      }}
    />
  );
}

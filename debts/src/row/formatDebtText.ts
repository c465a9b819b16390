import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { formatTypedMoney } from '../money/money';
import type { DebtTextName } from './debtFields';

const formats: Partial<Record<DebtTextName, (text: string) => string>> = {
  amount: formatTypedMoney,
  number: formatCompanyNumber,
};

/** A text in its usual spelling, once its control loses the focus; a doubtful one as it was typed. */
export function formatDebtText(name: DebtTextName, text: string): string {
  return formats[name]?.(text) ?? text;
}

import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { formatTypedMoney } from '../money/money';
import type { DebtTextName } from './debtFields';

const formats: Partial<Record<DebtTextName, (text: string) => string>> = {
  amount: formatTypedMoney,
  number: formatCompanyNumber,
};

/** Formats a text when its control loses the focus; an invalid one stays unchanged. */
export function formatDebtText(name: DebtTextName, text: string): string {
  return formats[name]?.(text) ?? text;
}

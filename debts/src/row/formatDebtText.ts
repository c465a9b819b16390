import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { formatTypedMoney } from '../money/money';
import type { DebtTextName } from './debtFields';
import { readDate } from './readDate';

const formats: Partial<Record<DebtTextName, (text: string) => string>> = {
  amount: formatTypedMoney,
  number: formatCompanyNumber,
  issueDate: formatTypedDate,
  dueDate: formatTypedDate,
};

/** Formats a text when its control loses the focus; an invalid one stays unchanged. */
export function formatDebtText(name: DebtTextName, text: string): string {
  return formats[name]?.(text) ?? text;
}

function formatTypedDate(text: string): string {
  return readDate(text) ?? text;
}

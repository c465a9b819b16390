import { compareDecimals } from '@incasso/contract/decimal';
import { addDays, readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import { firstKnownDay, type InterestRates } from '@incasso/debts/halfYears';
import { readMoney } from '@incasso/debts/money';
import type { OverdueDebt } from '@incasso/debts/reckonInterest';
import { reckonerText } from './InterestReckoner.text';

export type FormErrors = Readonly<Record<string, string>>;

export function readReckonerForm(
  form: FormData,
  rates: InterestRates,
): { readonly debt: OverdueDebt } | { readonly errors: FormErrors } {
  const { errors: texts } = reckonerText;
  const errors: Record<string, string> = {};

  const amountOf = (name: string) => {
    const { amount, currency } = readMoney(textOf(form, name)) ?? { amount: '0.00', currency: 'EUR' };
    if (currency !== 'EUR' || compareDecimals(amount, '0.00') <= 0) errors[name] = texts.amount;
    return amount;
  };
  const dateOf = (name: string): IsoDate => {
    const date = readIsoDate(textOf(form, name));
    if (date === undefined) errors[name] = texts.date;
    return date ?? '';
  };

  const debt = {
    principal: amountOf('amount'),
    dueDate: dateOf('dueDate'),
    until: dateOf('until'),
  };
  // Interest starts the day after the due date.
  const first = addDays(firstKnownDay(rates), -1);
  if (debt.dueDate !== '' && debt.dueDate < first) errors['dueDate'] = texts.tooEarly(first);
  else if (debt.until !== '' && debt.until <= debt.dueDate) errors['until'] = texts.untilNotLater;
  return Object.keys(errors).length === 0 ? { debt } : { errors };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

import { compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { addDays, readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import { countedKinds } from '@incasso/debts/caseKinds';
import type { CaseToCost } from '@incasso/debts/costsOf';
import { firstKnownDay, type InterestRates } from '@incasso/debts/halfYears';
import { readMoney } from '@incasso/debts/money';
import { calculatorText } from './CostCalculator.text';

export type FormErrors = { readonly amount?: string | undefined; readonly dueDate?: string | undefined };

/** Reads a form whose interest ends on `until`. */
export function readCalculatorForm(
  form: FormData,
  { rates, until }: { readonly rates: InterestRates; readonly until: IsoDate },
): { readonly toCost: CaseToCost } | { readonly errors: FormErrors } {
  const { errors: texts } = calculatorText;
  const kind = countedKinds.find((each) => each === form.get('kind')) ?? 'undisputed';
  const principal = principalOf(textOf(form, 'amount'));
  const dueDate = readIsoDate(textOf(form, 'dueDate'));
  // Interest starts the day after the due date.
  const first = addDays(firstKnownDay(rates), -1);
  const dateError =
    dueDate === undefined
      ? texts.date
      : dueDate < first
        ? texts.tooEarly(first)
        : dueDate >= until
          ? texts.notPast
          : undefined;

  if (principal !== undefined && dueDate !== undefined && dateError === undefined)
    return { toCost: { kind, principal, dueDate, until } };
  return { errors: { amount: principal === undefined ? texts.amount : undefined, dueDate: dateError } };
}

function principalOf(typed: string): Decimal | undefined {
  const money = readMoney(typed);
  return money?.currency === 'EUR' && compareDecimals(money.amount, '0.00') > 0 ? money.amount : undefined;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

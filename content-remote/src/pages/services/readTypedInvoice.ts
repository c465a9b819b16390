import { compareDecimals } from '@incasso/contract/decimal';
import { fieldProblems } from '@incasso/contract/fieldProblems';
import type { IsoDate } from '@incasso/contract/isoDate';
import type { CountedKind } from '@incasso/debts/caseKinds';
import type { CaseToCost } from '@incasso/debts/costsOf';
import { mayHaveLapsed } from '@incasso/debts/mayHaveLapsed';
import { readMoney, type Money } from '@incasso/debts/money';
import { readDate } from '@incasso/contract/readDate';
import { calculatorText } from './services.content';

export type TypedInvoice = { readonly amount: string; readonly dueDate: string };

export type InvoiceErrors = { readonly amount?: string | undefined; readonly dueDate?: string | undefined };

const { errors: texts } = calculatorText;

export type ReadInvoice = { readonly errors: InvoiceErrors; readonly toCost?: CaseToCost };

/** Reads what a visitor typed of an invoice whose interest ends on `until`. A consumer's costs need no due date. */
export function readTypedInvoice(kind: CountedKind, typed: TypedInvoice, until: IsoDate): ReadInvoice {
  const money = readMoney(typed.amount);
  const dueDate = readDate(typed.dueDate);
  const errors = {
    amount: amountError(money),
    dueDate: kind === 'consumer' ? undefined : dueDateError(dueDate, until),
  };
  if (money === undefined || errors.amount !== undefined || errors.dueDate !== undefined) return { errors };
  if (kind === 'consumer') return { errors, toCost: { kind, principal: money.amount } };
  return dueDate === undefined ? { errors } : { errors, toCost: { kind, principal: money.amount, dueDate, until } };
}

function amountError(money: Money | undefined): string | undefined {
  if (money !== undefined && money.currency !== 'EUR') return texts.currency;
  return money !== undefined && compareDecimals(money.amount, '0.00') > 0 ? undefined : texts.amount;
}

function dueDateError(dueDate: IsoDate | undefined, until: IsoDate): string | undefined {
  if (dueDate === undefined) return fieldProblems.incomplete_day;
  if (dueDate >= until) return texts.notPast;
  return mayHaveLapsed(dueDate, until) ? texts.lapsed : undefined;
}

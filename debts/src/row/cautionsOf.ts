import { compareDecimals } from '@incasso/contract/decimal';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { changedColumns, type Debt } from './Debt';
import { moneyOf } from './moneyOf';
import type { DebtTextName } from './debtFields';
import { isSameDebtor, isSameNumber } from './sameness';

/** Warnings on a row. None blocks sending. */
export const debtCautions = [
  /** The client itself as its own debtor: by name, number or e-mail address. */
  'own_name',
  'own_number',
  'own_email',
  'same_number',
  /** Another row has the same debtor and amount, and one of the two no invoice number: they may be the same invoice. */
  'same_debt',
  'doubtful_amount',
  /** The document says that nothing is due, and the row has the same amount. */
  'nothing_due',
] as const;

export type DebtCaution = (typeof debtCautions)[number];

type Client = Pick<IntakeAnswers, 'company_name' | 'vat_number' | 'email'>;

export const columnOfCaution = {
  own_name: 'debtor',
  own_number: 'number',
  own_email: 'email',
  same_number: 'invoice',
  same_debt: 'amount',
  doubtful_amount: 'amount',
  nothing_due: 'amount',
} as const satisfies Record<DebtCaution, DebtTextName>;

export function cautionsOf(debt: Debt, debts: readonly Debt[], client: Client): DebtCaution[] {
  const { debtor, number, email, amount } = debt;
  const isOwn = (one: { debtor?: string; number?: string }, other: { debtor?: string; number?: string }) =>
    isSameDebtor({ debtor: '', number: '', ...one }, { debtor: '', number: '', ...other });
  const isCaution: Record<DebtCaution, boolean> = {
    own_name: debtor !== '' && isOwn({ debtor }, { debtor: client.company_name }),
    own_number: number !== '' && isOwn({ number }, { number: client.vat_number }),
    own_email: email.trim() !== '' && email.trim().toLowerCase() === client.email.trim().toLowerCase(),
    same_number: debts.some((other) => other.id !== debt.id && isSameNumber(other, debt)),
    same_debt: debts.some((other) => other.id !== debt.id && mayBeSameDebt(debt, other)),
    doubtful_amount: amount !== '' && moneyOf(debt) === undefined,
    nothing_due: isNothingDue(debt),
  };
  return debtCautions.filter((name) => isCaution[name]);
}

function mayBeSameDebt(one: Debt, other: Debt): boolean {
  const hasNumbers = one.invoice !== '' && other.invoice !== '';
  if (hasNumbers || `${one.debtor}${one.number}` === '' || !isSameDebtor(one, other)) return false;
  const [money, otherMoney] = [moneyOf(one), moneyOf(other)];
  if (money === undefined || otherMoney === undefined) return false;
  return money.currency === otherMoney.currency && compareDecimals(money.amount, otherMoney.amount) === 0;
}

function isNothingDue(debt: Debt): boolean {
  const money = moneyOf(debt);
  const isZero = money !== undefined && compareDecimals(money.amount, '0.00') === 0;
  return isZero && debt.source.kind === 'document' && !changedColumns(debt).includes('amount');
}

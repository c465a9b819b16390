import { compareDecimals } from '@incasso/contract/decimal';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import { readMoney } from '../money/money';
import { isStated, type Debt } from './Debt';
import type { DebtTextName } from './debtFields';
import { lookAlikes } from './lookAlikes';
import { invoiceOf, isCredit, isSameDebtor } from './sameness';

/** Warnings on a row. None blocks sending. */
export const debtCautions = [
  /** The client itself as its own debtor: by name, number or e-mail address. */
  'own_name',
  'own_number',
  'own_email',
  /** Another row may be of the same invoice (`lookAlikes`), and the visitor has not said whether it is. */
  'perhaps_double',
  'doubtful_amount',
  /** The document says that nothing is due, and the row has the same amount. */
  'nothing_due',
  /** A credit note for an invoice that no row has, or an e-invoice's credit note that names no invoice */
  'credit_elsewhere',
  /** The issue date is no date, before 2000, or in the future. */
  'doubtful_issue_date',
  /** The due date is no date, before 2000, or before the issue date. */
  'doubtful_due_date',
] as const;

export type DebtCaution = (typeof debtCautions)[number];

export type CautionsContent = {
  /** All rows, with this one. */
  readonly debts: readonly Debt[];
  readonly client: Pick<IntakeAnswers, 'company_name' | 'vat_number' | 'email'>;
  /** The day on which the rows are sent. */
  readonly today: IsoDate;
};

/** The column that each caution is about. The others are questions about the row. */
export const columnOfCaution = {
  own_name: 'debtor',
  own_number: 'number',
  own_email: 'email',
  perhaps_double: undefined,
  doubtful_amount: 'amount',
  nothing_due: undefined,
  credit_elsewhere: 'creditedInvoice',
  doubtful_issue_date: 'issueDate',
  doubtful_due_date: 'dueDate',
} as const satisfies Record<DebtCaution, DebtTextName | undefined>;

export function cautionsOf(debt: Debt, { debts, client, today }: CautionsContent): DebtCaution[] {
  const { debtor, number, email, amount, issueDate, dueDate } = debt;
  const isOwn = (own: { debtor?: string; number?: string }, clients: typeof own) =>
    isSameDebtor({ debtor: '', number: '', ...own }, { debtor: '', number: '', ...clients }) === true;
  const isCaution: Record<DebtCaution, boolean> = {
    own_name: isOwn({ debtor }, { debtor: client.company_name }),
    own_number: isOwn({ number }, { number: client.vat_number }),
    own_email: email.trim() !== '' && email.trim().toLowerCase() === client.email.trim().toLowerCase(),
    perhaps_double: lookAlikes(debt, debts).length > 0,
    doubtful_amount: amount !== '' && readMoney(amount) === undefined,
    nothing_due: isNothingDue(debt),
    credit_elsewhere: isCredit(debt) && isElsewhere(debt, debts),
    doubtful_issue_date: isDoubtfulDay(issueDate, { after: '2000-01-01', before: today }),
    doubtful_due_date: isDoubtfulDay(dueDate, { after: readIsoDate(issueDate) ?? '2000-01-01' }),
  };
  return debtCautions.filter((name) => isCaution[name]);
}

function isDoubtfulDay(text: string, { after, before }: { after: IsoDate; before?: IsoDate }): boolean {
  const day = readIsoDate(text);
  return text !== '' && (day === undefined || day < after || (before !== undefined && day > before));
}

/** Typed rows seldom say for which invoice a credit note is. */
function isElsewhere({ creditedInvoice, source, ...credit }: Debt, debts: readonly Debt[]): boolean {
  if (creditedInvoice.trim() === '') return source.kind === 'document';
  const isOfDebtor = (debt: Debt) => !isCredit(debt) && isSameDebtor(debt, credit) !== false;
  const numbers = debts.filter(isOfDebtor).map(invoiceOf);
  return !creditedInvoice.split(/,\s+/).every((invoice) => numbers.includes(invoiceOf({ invoice })));
}

function isNothingDue(debt: Debt): boolean {
  const money = readMoney(debt.amount);
  const isZero = money !== undefined && compareDecimals(money.amount, '0.00') === 0;
  return isZero && debt.source.kind === 'document' && !isStated(debt, 'amount');
}

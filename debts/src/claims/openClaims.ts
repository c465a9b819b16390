import type { IsoDate } from '@incasso/contract/isoDate';
import { addDecimals, negateDecimal } from '@incasso/contract/decimal';
import type { Invoice } from '@incasso/documents/Invoice';
import type { Claims } from './composeClaims';
import { partyName } from '@incasso/documents/isSameParty';
import { readStatedMoney, type StatedClaim, type StatedMoney } from './statedClaims';

/** What is owed by an invoice, as an e-invoice says or the visitor states. Texts are empty where nothing is said. */
export type OpenClaim = {
  readonly debtor: string;
  /** The debtor's enterprise number. */
  readonly number: string;
  /** The debtor's e-mail address. */
  readonly email: string;
  /** The number of the invoice or credit note. */
  readonly invoice: string;
  readonly dueDate: IsoDate;
  /** Absent where it cannot be read from what was typed. Below zero for a credit that no invoice here takes. */
  readonly money: StatedMoney | undefined;
  /** The amount as it was typed; empty of an e-invoice. */
  readonly typed: string;
  readonly isDisputed: boolean;
  /** Whether an e-invoice says so. */
  readonly isRead: boolean;
};

/** All that is owed: first by the e-invoices, then as stated. An invoice that both name counts once, as it was read. */
export function openClaims(
  read: Pick<Claims, 'claims' | 'asides'> | undefined,
  stated: readonly StatedClaim[],
): OpenClaim[] {
  const { claims = [], asides = [] } = read ?? {};
  const subtracted = asides.filter(({ kind }) => kind === 'subtracted');
  return [
    ...claims.map(({ invoice, due }) => readClaim(invoice, { amount: due, currency: invoice.currency })),
    ...subtracted.map(({ document, amount }) =>
      readClaim(document, { amount: negateDecimal(amount), currency: document.currency }),
    ),
    ...stated
      .filter(
        (claim) =>
          !isReadToo(
            claim,
            claims.map(({ invoice }) => invoice),
          ),
      )
      .map(({ debtor, number, email, invoice, dueDate, amount, isDisputed }): OpenClaim => ({
        ...{ debtor: debtor.trim(), number: number.trim(), email: email.trim(), invoice: invoice.trim() },
        ...{ dueDate, money: readStatedMoney(amount), typed: amount, isDisputed, isRead: false },
      })),
  ];
}

function readClaim({ kind, number, buyer, dueDate }: Invoice, money: StatedMoney): OpenClaim {
  return {
    debtor: partyName(buyer) ?? '',
    number: buyer.companyNumber ?? buyer.vatNumber ?? '',
    email: buyer.contact.email ?? '',
    invoice: number,
    dueDate: kind === 'invoice' ? (dueDate ?? '') : '',
    ...{ money, typed: '', isDisputed: false, isRead: true },
  };
}

/** Whether one of the e-invoices is the stated invoice, by its number. */
export function isReadToo({ invoice }: StatedClaim, invoices: readonly Invoice[]): boolean {
  const number = alike(invoice);
  return number !== '' && invoices.some((read) => alike(read.number) === number);
}

function alike(number: string): string {
  return number.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** What one debtor owes in one currency. */
export type DebtorTotal = StatedMoney & { readonly debtor: string };

/** By debtor and currency, in the order of the claims. A doubtful amount counts in none. */
export function totalsByDebtor(claims: readonly OpenClaim[]): DebtorTotal[] {
  const totals = new Map<string, DebtorTotal>();
  for (const { debtor, number, money } of claims) {
    if (money === undefined) continue;
    const key = JSON.stringify([nameOf({ debtor, number }), money.currency]);
    const before = totals.get(key) ?? { debtor: debtor || number, amount: '0.00', currency: money.currency };
    totals.set(key, { ...before, amount: addDecimals(before.amount, money.amount) });
  }
  return [...totals.values()];
}

/** The number of different debtors that are named. */
export function countDebtors(claims: readonly OpenClaim[]): number {
  return new Set(claims.map(nameOf).filter((name) => name !== '')).size;
}

function nameOf({ debtor, number }: Pick<OpenClaim, 'debtor' | 'number'>): string {
  return (debtor || number).toLowerCase();
}

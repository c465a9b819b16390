import { formatDate, readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import type { Decimal } from '@incasso/contract/decimal';
import { readDutchAmount } from '../money/readDutchAmount';
import { claimLabels } from './claimLabels.text';
import { formatMoney } from './claimLines.text';

/** An open invoice as the visitor states it: each field as it was typed, empty where nothing was; days as ISO dates. */
export type StatedClaim = {
  readonly debtor: string;
  /** Its enterprise number. */
  readonly number: string;
  readonly email: string;
  /** Of the invoice. */
  readonly invoice: string;
  readonly issueDate: IsoDate;
  readonly dueDate: IsoDate;
  readonly amount: string;
  readonly isDisputed: boolean;
};

export const emptyClaim: StatedClaim = {
  debtor: '',
  number: '',
  email: '',
  invoice: '',
  issueDate: '',
  dueDate: '',
  amount: '',
  isDisputed: false,
};

const disputed = 'ja';
const separator = ' · ';

/**
 * A claim as a readable line of `invoices_terms`: `Debiteur: ACME BV · Factuur: 2026-12 · Bedrag: € 1.250,00`. The
 * text of that field is all that is kept and sent; `readClaim` reads the line back.
 */
export function writeClaim(claim: StatedClaim): string {
  const values: Record<keyof StatedClaim, string> = {
    ...claim,
    issueDate: claim.issueDate && formatDate(claim.issueDate),
    dueDate: claim.dueDate && formatDate(claim.dueDate),
    isDisputed: claim.isDisputed ? disputed : '',
  };
  const parts = claimFields
    .filter((field) => values[field] !== '')
    .map((field) => `${claimLabels[field]}: ${values[field].replace(/[·\n]/g, ' ')}`);
  return parts.length === 0 ? blankLine : parts.join(separator);
}

/** A claim in which nothing is filled in yet. */
const blankLine = `${claimLabels.debtor}: `;

const claimFields = ['debtor', 'number', 'email', 'invoice', 'issueDate', 'dueDate', 'amount', 'isDisputed'] as const;

/** The claim of a line that has this form, whoever wrote it. `undefined` for any other text. */
export function readClaim(line: string): StatedClaim | undefined {
  if (line.trimEnd() === blankLine.trimEnd()) return emptyClaim;
  const values = new Map<string, string>();
  for (const part of line.split(separator)) {
    const [, label = '', value = ''] = /^([^:]+): (.*)$/.exec(part) ?? [];
    if (value === '' || values.has(label)) return undefined;
    values.set(label, value);
  }
  const take = (field: keyof StatedClaim) => {
    const value = values.get(claimLabels[field]) ?? '';
    values.delete(claimLabels[field]);
    return value;
  };
  const [issueDate, dueDate] = [dayOf(take('issueDate')), dayOf(take('dueDate'))];
  const dispute = take('isDisputed');
  const claim = {
    ...{ debtor: take('debtor'), number: take('number'), email: take('email'), invoice: take('invoice') },
    amount: take('amount'),
    isDisputed: dispute === disputed,
  };
  // A line that another hand changed is the visitor's own text.
  const isOurs = values.size === 0 && (dispute === '' || claim.isDisputed);
  if (!isOurs || issueDate === undefined || dueDate === undefined) return undefined;
  return { ...claim, issueDate, dueDate };
}

function dayOf(written: string): IsoDate | undefined {
  return written === '' ? '' : readIsoDate(written.split('/').reverse().join('-'));
}

/** The claims of a text, in its order. */
export function statedClaims(text: string): StatedClaim[] {
  return text.split('\n').flatMap((line) => {
    const claim = readClaim(line);
    return claim === undefined || isBlank(claim) ? [] : [claim];
  });
}

export function isBlank(claim: StatedClaim): boolean {
  return writeClaim(claim) === blankLine;
}

/** Money in one currency. */
export type StatedMoney = { readonly amount: Decimal; readonly currency: string };

/** An amount as people type it, in `EUR` where no other currency stands beside it. `undefined` where it is doubtful. */
export function readStatedMoney(typed: string): StatedMoney | undefined {
  const match = /^([A-Z]{3})\s|\s([A-Z]{3})$/.exec(typed.trim());
  const code = match?.[1] ?? match?.[2];
  const amount = readDutchAmount(
    code === undefined || code === 'EUR' ? typed.replace(/\bEUR\b/, '') : typed.replace(code, ''),
  );
  return amount === undefined ? undefined : { amount, currency: code ?? 'EUR' };
}

/** A typed amount as it is shown back: `€ 1.250,00`. A doubtful one stays as it is. */
export function formatStatedMoney(typed: string): string {
  const money = readStatedMoney(typed);
  return money === undefined ? typed : formatMoney(money.amount, money.currency);
}

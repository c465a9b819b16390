import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { Debt } from '../row/Debt';

/**
 * Information that a case needs to start. Missing information blocks nothing: the
 * wizard asks for it once before sending, and mails to staff and client list it.
 */
export const missingInfoWords = {
  documents: 'documenten',
  debtor: 'wie de debiteur is',
  amount: 'hoeveel er openstaat',
} as const;

export type MissingInfo = keyof typeof missingInfoWords;

/** In display order */
export const missingInfoNames = ['documents', 'debtor', 'amount'] as const satisfies readonly MissingInfo[];

export type GivenToCase = {
  readonly answers: Pick<IntakeAnswers, 'documents_info' | 'invoices_terms' | 'partial_payments'>;
  readonly debts: readonly Debt[];
  /** Later notes in the client's own words. Default: none. */
  readonly notes?: readonly string[];
  readonly kinds: readonly (DocumentKind | undefined)[];
};

/**
 * What a case lacks. A row of the table, a document of the kind invoice, and a text of any kind each count as debtor
 * and amount: software does not interpret texts.
 */
export function missingInfo({ answers, debts, notes = [], kinds }: GivenToCase): MissingInfo[] {
  const texts = [answers.documents_info, answers.invoices_terms, answers.partial_payments, ...notes];
  const isSaidElsewhere = kinds.includes('invoice') || texts.some((text) => text.trim() !== '');
  const isGiven = {
    documents: kinds.length > 0,
    debtor: isSaidElsewhere || debts.some(({ debtor, number, email }) => `${debtor}${number}${email}` !== ''),
    amount: isSaidElsewhere || debts.some(({ amount }) => amount !== ''),
  };
  return missingInfoNames.filter((name) => !isGiven[name]);
}

/** As one phrase: `documenten, wie de debiteur is en hoeveel er openstaat`. */
export function missingInfoInWords(missing: readonly MissingInfo[]): string {
  const named = missing.map((name) => missingInfoWords[name]);
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} en ${named.slice(-1).join('')}`;
}

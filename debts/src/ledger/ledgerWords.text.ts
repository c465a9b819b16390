import { absoluteDecimal, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { formatDate } from '@incasso/contract/isoDate';
import { fixedCompensation } from '../interest/interestRates.content';
import { missingInfoInWords } from './missingInfo';
import { unbrokenMoney } from '../money/money';
import { debtorKindWords } from '../row/debtorKinds';
import type { InvoiceFacts } from '../row/InvoiceFacts';
import type { DebtorLack, DebtorLedger, Ledger, LedgerCounts, LedgerEntry, Totals } from './Ledger';
import { claimedTotals, totalNames, type Reason, type TotalName } from './reasons';
import type { StillToAsk } from './stillToAsk';
import { claimedSums } from './totals';

/** Whom the words address: the client is `u` to himself, and `de cliënt` to the staff. */
export type Reader = 'client' | 'staff';

const isOwing = { client: 'bent u', staff: 'is de cliënt' } as const;

/** Why a row or debtor has no sum, or another one: `nog niet vervallen (31/01/2027)`. Without a full stop. */
export function reasonInWords(reason: Reason, reader: Reader): string {
  switch (reason.code) {
    case 'amount_unreadable':
      return reason.amount === '' ? 'bedrag niet ingevuld' : `bedrag niet te lezen: ${reason.amount}`;
    case 'perhaps_twice':
      return 'misschien dubbel, niet meegeteld';
    case 'credit_perhaps_twice':
      return 'misschien dubbel, wel afgetrokken';
    case 'may_have_lapsed':
      return 'misschien verjaard: meer dan tien jaar oud';
    case 'not_due':
      return `nog niet vervallen (${formatDate(reason.dueDay)})`;
    case 'disputed':
      return 'betwist: te vorderen, maar niet via IOS';
    case 'no_due_day':
      return 'geen vervaldag, dus geen interest';
    case 'in_instalments':
      return 'in schijven: interest niet berekend';
    case 'nothing_open':
      return 'niets meer open';
    case 'consumer':
      return 'consument: geen interest of vaste vergoeding zoals tussen bedrijven';
    case 'kind_unknown':
      return 'bedrijf of consument? Nog geen interest berekend';
    case 'abroad':
      return `buitenland (${reason.country}): Belgisch recht? IOS kan niet`;
    case 'credit_exceeds':
      return `volgens deze cijfers ${isOwing[reader]} hem ${unbrokenMoney(reason.amount, reason.currency)} schuldig`;
    case 'other_currency':
      return `in ${reason.currency}: vaste vergoeding van ${unbrokenMoney(fixedCompensation, 'EUR')} niet meegeteld`;
  }
}

/** What credit notes take off an invoice, or of how much a credit note is. Empty for an invoice without any. */
export function creditInWords({ kind, money, credited }: LedgerEntry): string {
  if (money === undefined) return '';
  const { amount, currency } = money;
  const whole = unbrokenMoney(amount, currency);
  if (kind === 'creditNote') {
    const rest = subtractDecimals(absoluteDecimal(amount), credited);
    return rest === '0.00'
      ? `${whole}, afgetrokken`
      : `${whole}, waarvan ${unbrokenMoney(rest, currency)} niet afgetrokken`;
  }
  return credited === '0.00' ? '' : `${whole} min creditnota’s voor ${unbrokenMoney(credited, currency)}`;
}

/** What can be claimed: `€ 12.900,00`, or `€ 1.250,00 + USD 5,00`. Empty for nothing. */
export function claimInWords({ totals }: Pick<Ledger, 'totals'>): string {
  return sumInWords(totals, (each) => claimedSums(each).claim);
}

/** The open amounts: the sum to claim, then each that cannot be claimed */
export function openSums({ totals }: Pick<Ledger, 'totals'>): { words: string; sum: string; isClaimed: boolean }[] {
  const others = totalNames.filter((name) => !claimedTotals.has(name));
  return [
    { words: 'samen', sum: sumInWords(totals, (each) => claimedSums(each).open), isClaimed: true },
    ...others.map((name) => ({
      words: totalWords[name],
      sum: sumInWords(totals, (each) => each[name].open),
      isClaimed: false,
    })),
  ].filter(({ sum }) => sum !== '');
}

/** As in `€ 12.900,00, nog niet vervallen € 80,00`. */
export function openInWords(ledger: Pick<Ledger, 'totals'>): string {
  return openSums(ledger)
    .map(({ words, sum, isClaimed }) => (isClaimed ? sum : `${words} ${sum}`))
    .join(', ');
}

/** As in `Betwist: € 500,00.` Empty without disputes. */
export function disputedInWords({ totals }: Pick<Ledger, 'totals'>): string {
  const disputed = sumInWords(totals, (each) => each.disputed.open);
  return disputed && `Betwist: ${disputed}.`;
}

/** As in `40 facturen · € 68.867,80`. Empty without rows. */
export function ledgerInBrief(ledger: Pick<Ledger, 'counts' | 'totals'>): string {
  return [countsInWords(ledger.counts), openInWords(ledger)].filter(Boolean).join(' · ');
}

function sumInWords(totals: Ledger['totals'], sumOf: (totals: Totals) => Decimal): string {
  return totals
    .map(({ currency, totals: each }) => ({ currency, amount: sumOf(each) }))
    .filter(({ amount }) => amount !== '0.00')
    .map(({ currency, amount }) => unbrokenMoney(amount, currency))
    .join(' + ');
}

/** The totals beside the one that is due: `nog niet vervallen € 80,00` */
export const totalWords: Readonly<Record<TotalName, string>> = {
  due: 'vervallen',
  disputed: 'betwist',
  notDue: 'nog niet vervallen',
  perhapsTwice: 'misschien dubbel',
  mayHaveLapsed: 'misschien verjaard',
};

/** As in `7 facturen, 2 creditnota’s`. Empty without rows. */
export function countsInWords({ invoices, creditNotes }: LedgerCounts): string {
  return [counted(invoices, 'factuur', 'facturen'), counted(creditNotes, 'creditnota', 'creditnota’s')]
    .filter(Boolean)
    .join(', ');
}

/** As in `3 debiteuren`. Empty for none. */
export function debtorsInWords({ debtors }: LedgerCounts): string {
  return counted(debtors, 'debiteur', 'debiteuren');
}

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}

/** Shown once above the sums: `Berekend op 29/11/2026, interest voorlopig vanaf 01/07/2026` */
export function countedOn({ day, provisionalFrom }: Ledger): string {
  const provisional = provisionalFrom === undefined ? '' : `, interest voorlopig vanaf ${formatDate(provisionalFrom)}`;
  return `Berekend op ${formatDate(day)}${provisional}`;
}

export function debtorKindInWords(kind: DebtorLedger['kind']): string {
  return kind === 'unknown' ? 'bedrijf of consument?' : debtorKindWords[kind];
}

export const lackWords: Readonly<Record<DebtorLack, string>> = {
  name: 'naam',
  kind: 'bedrijf of consument',
  number: 'KBO-nummer',
  address: 'adres',
  amount: 'openstaand bedrag',
  due_day: 'vervaldag',
  obligation: 'waarvoor de factuur is',
  evidence: 'bewijsstukken',
};

/** The first debtors: `Garage Peeters BV, Bouw Nova NV, Staalvoorbeeld NV en nog 2`. Empty without any. */
export function debtorsByName({ debtors }: Pick<Ledger, 'debtors'>): string {
  return debtorNames(
    debtors.map(({ debtor }) => debtor).filter((debtor) => debtor !== ''),
    3,
  );
}

/** What to ask the client for, with whom it is lacking of: debtors who lack the same are named together. */
export function askedInWords(
  { ofCase, ofClient, ofDebtors }: StillToAsk,
  reader: Reader,
): { label: string; value: string }[] {
  const inWords = (lacks: readonly DebtorLack[]) => lacks.map((lack) => lackWords[lack]).join(', ');
  const byLacks = new Map<string, string[]>();
  for (const { debtor, lacks } of ofDebtors) {
    const words = inWords(lacks);
    byLacks.set(words, [...(byLacks.get(words) ?? []), debtor || 'de debiteur']);
  }
  return [
    ...(ofCase.length === 0 ? [] : [{ label: 'Van deze aanvraag', value: missingInfoInWords(ofCase) }]),
    ...(ofClient.length === 0
      ? []
      : [{ label: reader === 'staff' ? 'Van de cliënt' : 'Van uzelf', value: inWords(ofClient) }]),
    ...Array.from(byLacks, ([words, debtors]) => ({ label: `Van ${debtorNames(debtors, 4)}`, value: words })),
  ];
}

function debtorNames(debtors: readonly string[], max: number): string {
  const left = debtors.length - max;
  return left > 0 ? `${debtors.slice(0, max).join(', ')} en nog ${left}` : debtors.join(', ');
}

/** What an e-invoice says beyond its row, one part a line */
export function factsInWords({ buyer, currency, net, vat, prepaid, ...facts }: InvoiceFacts): string[] {
  const amounts = [
    net !== undefined && `${unbrokenMoney(net, currency)} zonder btw`,
    vat !== undefined && `btw ${unbrokenMoney(vat, currency)}`,
    prepaid !== undefined && `al betaald ${unbrokenMoney(prepaid, currency)}`,
  ];
  const lines = [facts.lines.join(', '), facts.hasMoreLines && 'en meer'];
  return [
    lines.filter(Boolean).join(' '),
    amounts.filter(Boolean).join(', '),
    facts.paymentReference === undefined ? '' : `mededeling ${facts.paymentReference}`,
    buyer.registration === undefined ? '' : `registratienummer ${buyer.registration}`,
  ].filter(Boolean);
}

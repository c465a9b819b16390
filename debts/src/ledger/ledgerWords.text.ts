import { formatDate } from '@incasso/contract/isoDate';
import { fixedCompensation } from '../interest/interestRates.content';
import { unbrokenMoney } from '../money/money';
import { debtorKindWords } from '../row/debtorKinds';
import type { InvoiceFacts } from '../row/InvoiceFacts';
import type { DebtorLack, DebtorLedger, Ledger, LedgerCounts } from './Ledger';
import type { Reason, TotalName } from './reasons';

/** Who reads that the client owes the debtor something */
export type Reader = 'client' | 'staff';

const isOwing = { client: 'bent u', staff: 'is de cliënt' } as const;

/** Why a row or debtor has no sum, or another one: `nog niet vervallen (31/01/2027)`. Without a full stop. */
// claim: law
export function reasonInWords(reason: Reason, reader: Reader): string {
  switch (reason.code) {
    case 'amount_unreadable':
      return reason.amount === '' ? 'bedrag niet ingevuld' : 'bedrag niet te lezen';
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

/** What the first letter lacks */
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

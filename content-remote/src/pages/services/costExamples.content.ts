import {
  absoluteDecimal,
  addDecimals,
  formatDecimal,
  negateDecimal,
  shareOf,
  type Decimal,
} from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';
import { costFigures } from '@incasso/debts/costFigures';
import { euro } from '@incasso/debts/costWords';
import { fixedCompensation, interestRates } from '@incasso/debts/interestRates';
import { reckonInterest } from '@incasso/debts/reckonInterest';
import { advanceFor, dividePayment } from '@incasso/debts/dividePayment';

export type CostExample = {
  readonly title: string;
  /** The outcome, visible while the calculation is collapsed. */
  readonly result: string;
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly isTotal?: boolean }[];
  readonly note: string;
};

const principal = '2500.00';
const advance = advanceFor(principal);

/** What the law adds for a debtor who pays during the IOS procedure, and for one who pays after a judgment. */
const early = additionsOn('2025-09-28');
const late = additionsOn('2026-06-30');

const allPaid = dividePayment({ principal, advance, paid: addDecimals(principal, early, advance) });
const half = shareOf(principal, [50], 100);
const halfPaid = dividePayment({ principal, advance, paid: half });
const openRest = addDecimals(principal, negateDecimal(halfPaid.toInvoice));

const { courtHours, courtFee, hourlyRate, indemnity, legalAidContribution, writ, vatPercent } = costFigures;
const courtWork = decimal(courtHours * hourlyRate);
const summons = decimal(writ + legalAidContribution);
const judged = addDecimals(principal, late, summons, decimal(indemnity));
const judgedTransfer = addDecimals(judged, negateDecimal(courtWork));
const judgedRest = addDecimals(judgedTransfer, negateDecimal(summons));
const lostCase = courtHours * hourlyRate + writ + legalAidContribution + courtFee + indemnity;

// claim: undisputed-fee, hourly-rate, cost-figures, enforcement, amounts-without-vat
export const costExamples: {
  readonly title: string;
  readonly items: readonly CostExample[];
  readonly note: string;
} = {
  title: `Drie rekenvoorbeelden: een factuur van ${euro(Number(principal))} aan een bedrijf`,
  items: [
    {
      title: 'Onbetwist, 90 dagen te laat betaald via IOS',
      result: kept(allPaid.kept),
      rows: [
        row('Factuur', principal),
        row('Interest en vaste vergoeding', early),
        row('Uw voorschot', advance),
        total('Uw debiteur betaalt', addDecimals(principal, early, advance)),
        row('Ons ereloon', negateDecimal(allPaid.fee)),
        total('Wij storten u', allPaid.transferred),
        row('Daarvan was uw voorschot', negateDecimal(allPaid.toAdvance)),
        total('U houdt over', allPaid.kept),
      ],
      note: `Betaalt uw debiteur niets en stopt u na IOS? Dan bent u uw voorschot kwijt, hier ${euro(Number(advance))}. Wilt u daarna beslag laten leggen, dan krijgt u eerst een raming.`,
    },
    {
      title: 'Onbetwist, de helft betaald via IOS',
      result: kept(halfPaid.kept),
      rows: [
        total('Uw debiteur betaalt', half),
        row('Ons ereloon', halfPaid.fee),
        total('Wij storten u', halfPaid.transferred),
        row('Daarvan was uw voorschot', negateDecimal(halfPaid.toAdvance)),
        total('U houdt over', halfPaid.kept),
      ],
      note: `Van uw factuur staat nog ${euro(Number(openRest))} open. Pas wat daarboven binnenkomt, kan ereloon zijn.`,
    },
    {
      title: 'Betwist, een jaar te laat betaald na een vonnis',
      result: kept(judgedRest),
      rows: [
        row('Factuur', principal),
        row('Interest en vaste vergoeding', late),
        row('Dagvaarding, met de bijdrage aan het fonds voor rechtsbijstand', summons),
        row('Rechtsplegingsvergoeding', decimal(indemnity)),
        total('Uw debiteur betaalt', judged),
        row(`Ons ereloon: ${String(courtHours)} uur`, negateDecimal(courtWork)),
        total('Wij storten u', judgedTransfer),
        row('Daarvan was uw voorschot voor de dagvaarding', negateDecimal(summons)),
        total('U houdt over', judgedRest),
      ],
      note: `Verliest u, dan kost het u ${euro(lostCase)}: ons ereloon, de dagvaarding met de bijdrage, het rolrecht en de vergoeding aan uw debiteur.`,
    },
  ],
  note: `Trekt u geen btw af? Dan komt er ${String(vatPercent)}% btw op ons ereloon en op het voorschot bij.`,
};

/** Interest until the payment date plus the fixed compensation, for the invoice of the examples. */
function additionsOn(until: IsoDate): Decimal {
  const { counted } = reckonInterest({ principal, dueDate: '2025-06-30', until }, interestRates);
  return addDecimals(counted?.interest ?? '0.00', fixedCompensation);
}

function decimal(euros: number): Decimal {
  return euros.toFixed(2);
}

function row(label: string, amount: Decimal) {
  const sign = amount.startsWith('-') ? '−\u00a0' : '';
  return { label, amount: `${sign}€\u00a0${formatDecimal(absoluteDecimal(amount))}` };
}

function total(label: string, amount: Decimal) {
  return { ...row(label, amount), isTotal: true };
}

function kept(amount: Decimal): string {
  return `u houdt ${formatDecimal(amount).replace(/,00$/, '')} euro over.`;
}

import { absoluteDecimal, addDecimals, formatDecimal, negateDecimal, type Decimal } from '@incasso/contract/decimal';
import { fixedCompensation, interestRates } from '@incasso/debts/interestRates';
import type { IsoDate } from '@incasso/contract/isoDate';
import { reckonInterest } from '@incasso/debts/reckonInterest';
import { advanceFor, euro } from '../../content/costs.content';
import { costFigures } from '../../content/costFigures.content';

/** A case in euro: what the debtor pays, and what of it is the client's. */
export type CostExample = {
  readonly title: string;
  /** What it comes to, seen while the sum is folded. */
  readonly result: string;
  readonly rows: readonly { readonly label: string; readonly amount: string; readonly isTotal?: boolean }[];
  readonly note: string;
};

const principal = '2500.00';
const advance = advanceFor(Number(principal)).toFixed(2);
const writ = costFigures.writ.toFixed(2);
const courtFee = costFigures.courtFee.toFixed(2);
const awardedCosts = costFigures.awardedCosts.toFixed(2);
const fee = (costFigures.courtHours * costFigures.hourlyRate).toFixed(2);

/** What the law adds for a debtor who paid by the IOS procedure, and for one who paid after a judgment. */
const early = additionsOn('2025-09-28');
const late = additionsOn('2026-06-30');
const judgedRest = addDecimals(principal, late, awardedCosts, negateDecimal(fee));

export const costExamples: { readonly title: string; readonly items: readonly CostExample[] } = {
  title: `Rekenvoorbeeld: een factuur van ${euro(Number(principal))}`,
  items: [
    {
      title: 'Onbetwist, 90 dagen te laat betaald via IOS',
      result: kept(principal),
      rows: [
        row('Factuur', principal),
        row('Interest en vaste vergoeding', early),
        row('Uw voorschot', advance),
        total('Uw debiteur betaalt', addDecimals(principal, early, advance)),
        row('Ons ereloon', negateDecimal(early)),
        row('Uw voorschot, nu terug', negateDecimal(advance)),
        total('U houdt over', principal),
      ],
      note: `Betaalt uw debiteur niets, dan kost het u ${euro(Number(advance))}: uw voorschot.`,
    },
    {
      title: 'Betwist, een jaar te laat betaald na een vonnis',
      result: kept(judgedRest),
      rows: [
        row('Factuur', principal),
        row('Interest en vaste vergoeding', late),
        row('Uw dagvaarding', writ),
        row('Rechtsplegingsvergoeding', awardedCosts),
        total('Uw debiteur betaalt', addDecimals(principal, late, writ, awardedCosts)),
        row(`Ons ereloon: ${String(costFigures.courtHours)} uur`, negateDecimal(fee)),
        row('Uw dagvaarding, nu terug', negateDecimal(writ)),
        total('U houdt over', judgedRest),
      ],
      note: `Verliest u, dan kost het u ${euro(Number(addDecimals(fee, writ, courtFee, awardedCosts)))}: ons ereloon, de dagvaarding, het rolrecht en de vergoeding aan uw debiteur.`,
    },
  ],
};

/** Interest until the day of payment, and the fixed compensation, on the invoice of the examples. */
function additionsOn(until: IsoDate): Decimal {
  const { counted } = reckonInterest({ principal, dueDate: '2025-06-30', until }, interestRates);
  return addDecimals(counted?.interest ?? '0.00', fixedCompensation);
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

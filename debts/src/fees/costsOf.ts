import { addDecimals, compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { groupThousands } from '@incasso/contract/groupThousands';
import type { IsoDate } from '@incasso/contract/isoDate';
import { countedDays, interestLines, provisionalNote } from '../interest/interestLines.text';
import { fixedCompensation, interestRates } from '../interest/interestRates.content';
import { reckonInterest, type InterestReckoning } from '../interest/reckonInterest';
import { unbrokenMoney } from '../money/money';
import { disputedOutlook, mostPenalty, undisputedOutlook, type OverdueAmount } from './caseOutlook';
import type { CountedKind } from './caseKinds';
import { costFigures } from './costFigures.content';
import { costsText as text } from './costsOf.text';

/** What one debtor owes on one invoice, in euro, VAT included */
export type CaseToCost =
  | (Owed & {
      readonly kind: Exclude<CountedKind, 'consumer'>;
      readonly dueDate: IsoDate;
      /** The last day that bears interest */
      readonly until: IsoDate;
    })
  | (Owed & { readonly kind: 'consumer' });

type Owed = {
  /** What is open; above 0 */
  readonly principal: Decimal;
};

export type CostRow = { readonly label: string; readonly sum: string; readonly isTotal?: boolean };

export type CaseCosts = {
  /** What it costs in one line */
  readonly result: string;
  /** What the debtor owes and the client keeps, with their totals */
  readonly rows: readonly CostRow[];
  /** What applies to this amount, besides the rule of its kind */
  readonly notes: readonly string[];
  /** How the interest is calculated, line by line. Empty without interest. */
  readonly calculation: readonly string[];
};

/** What a case costs for a given amount: every calculation of costs that anyone reads comes from here. */
export function costsOf(toCost: CaseToCost): CaseCosts {
  if (toCost.kind === 'consumer') return consumerCosts(toCost.principal);
  const { kind, principal, dueDate, until } = toCost;
  const reckoning = reckonInterest({ principal, dueDate, until }, interestRates);
  const interest = reckoning.counted?.interest ?? '0.00';
  const owed = euro(addDecimals(principal, interest, fixedCompensation));
  const { rows, ...outcome } = outcomesOf[kind]({ principal, interest }, owed);
  return {
    ...outcome,
    rows: [...owedByLaw(reckoning), total(text.owed[kind](until), owed), ...rows],
    calculation: [
      text.byLaw,
      ...(reckoning.counted?.provisionalFrom === undefined ? [] : [provisionalNote(interestRates)]),
      ...interestLines(reckoning),
    ],
  };
}

type Outcome = Omit<CaseCosts, 'calculation'>;

const outcomesOf: Readonly<
  Record<Exclude<CountedKind, 'consumer'>, (overdue: OverdueAmount, owed: string) => Outcome>
> = {
  undisputed(overdue) {
    const { undisputed: words } = text;
    const { advance, fee, vatOnFee, kept, keptByIos } = undisputedOutlook(overdue);
    const isLessByIos = compareDecimals(kept, keptByIos) > 0;
    const ends = isLessByIos ? words.twoEnds(euro(kept), euro(keptByIos)) : words.oneEnd(euro(kept));
    return {
      result: `${ends} ${words.unpaid(about(advance))}`,
      rows: [
        { label: words.fee, sum: euro(fee) },
        total(words.kept, euro(kept)),
        { label: words.vat, sum: euro(vatOnFee) },
        { label: words.advance, sum: about(advance) },
      ],
      notes: isLessByIos ? [words.byIos] : [],
    };
  },
  disputed(overdue) {
    const { disputed: words } = text;
    // The firm's sample of hours says nothing of a large case.
    if (compareDecimals(overdue.principal, costFigures.disputedSumsUpTo.toFixed(2)) > 0)
      return { result: words.large, rows: [], notes: [] };
    const { fee, summons, kept, lost } = disputedOutlook(overdue);
    const won = compareDecimals(kept, '0.00') > 0 ? words.won(about(kept)) : words.wonAtLoss(about(kept));
    return {
      result: `${won} ${words.lost(about(lost))}`,
      rows: [
        { label: words.fee, sum: about(fee) },
        { label: words.summons, sum: about(summons) },
      ],
      notes: [words.loser],
    };
  },
  authority: (_, owed) => ({ result: text.owedInAll(owed), rows: [], notes: [] }),
};

/** What the law adds between businesses, and against an authority */
function owedByLaw({ principal, counted }: InterestReckoning): CostRow[] {
  return [
    { label: text.open, sum: euro(principal) },
    ...(counted === undefined ? [] : [{ label: text.interest(countedDays(counted)), sum: euro(counted.interest) }]),
    { label: text.fixed, sum: euro(fixedCompensation) },
  ];
}

/** Leaves out interest, which depends on the day of a reminder and on the client's terms. */
function consumerCosts(principal: Decimal): CaseCosts {
  const penalty = mostPenalty(principal);
  const most = euro(addDecimals(principal, penalty));
  const { consumer: words } = text;
  return {
    result: words.most(most),
    rows: [
      { label: text.open, sum: euro(principal) },
      { label: words.penalty, sum: euro(penalty) },
      total(words.total, most),
    ],
    notes: [words.interest, words.earlier],
    calculation: [],
  };
}

function total(label: string, sum: string): CostRow {
  return { label, sum, isTotal: true };
}

function euro(amount: Decimal): string {
  return unbrokenMoney(amount, 'EUR');
}

/** One of the firm's samples, rounded: `ongeveer € 2.700`. Without a sign, which the label has. */
function about(amount: Decimal): string {
  const euros = Math.abs(Number(amount));
  const unit = euros < 1000 ? 10 : 100;
  return `ongeveer €\u00a0${groupThousands(Math.round(euros / unit) * unit)}`;
}

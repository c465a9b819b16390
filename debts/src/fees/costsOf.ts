import { addDecimals, compareDecimals, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { groupThousands } from '@incasso/contract/groupThousands';
import type { IsoDate } from '@incasso/contract/isoDate';
import { countedDays, interestLines, provisionalNote } from '../interest/interestLines.text';
import { fixedCompensation, interestRates } from '../interest/interestRates.content';
import { reckonInterest, type InterestReckoning } from '../interest/reckonInterest';
import { unbrokenMoney } from '../money/money';
import { disputedOutlook, mostPenalty, undisputedOutlook, type OverdueAmount } from './caseOutlook';
import { costsText as text } from './costsOf.text';
import type { CountedKind } from './caseKinds';
import { costRules, kindNames, kindPrices } from './costWords.text';

/** One debtor's overdue amount in euro, VAT included */
export type CaseToCost = {
  readonly kind: CountedKind;
  /** What is open; above 0 */
  readonly principal: Decimal;
  readonly dueDate: IsoDate;
  /** The last day that bears interest */
  readonly until: IsoDate;
};

export type CostRow = readonly [label: string, sum: string];

export type CaseCosts = {
  readonly title: string;
  /** What it costs in one line */
  readonly result: string;
  /** What the debtor owes; the last row is the total. */
  readonly owed: readonly CostRow[];
  /** What the case costs the client and what remains. Empty where a proposal comes first. */
  readonly costs: readonly CostRow[];
  /** The rule of this kind of case, to be shown below the title, then what applies to this amount */
  readonly notes: readonly string[];
  /** How the interest is calculated, line by line. Empty without interest. */
  readonly calculation: readonly string[];
};

/** What a case of any kind costs: every calculation of costs that anyone reads comes from here. */
export function costsOf({ kind, principal, dueDate, until }: CaseToCost): CaseCosts {
  if (kind === 'consumer') return consumerCosts(principal);
  const reckoning = reckonInterest({ principal, dueDate, until }, interestRates);
  const interest = reckoning.counted?.interest ?? '0.00';
  const owed = owedByLaw(reckoning, { until, isDisputed: kind === 'disputed' });
  const { notes, costs, result } = outcomesOf[kind]({ principal, interest });
  return {
    title: kindNames[kind],
    ...{ result, owed, costs },
    notes: [
      costRules[kind],
      ...notes,
      ...(reckoning.counted?.provisionalFrom === undefined ? [] : [provisionalNote(interestRates)]),
      text.byLaw,
    ],
    calculation: interestLines(reckoning),
  };
}

type Outcome = Pick<CaseCosts, 'result' | 'costs' | 'notes'>;

const outcomesOf: Readonly<Record<Exclude<CountedKind, 'consumer'>, (overdue: OverdueAmount) => Outcome>> = {
  undisputed(overdue) {
    const { undisputed: words } = text;
    const { advance, fee, mostFee, vatOnFee, kept, keptByIos } = undisputedOutlook(overdue);
    const rest = subtractDecimals(kept, overdue.principal);
    return {
      result: words.result(euro(kept), about(advance)),
      costs: [
        [words.fee, euro(fee)],
        [words.vat, euro(vatOnFee)],
        [words.kept, euro(kept)],
        [words.advance, about(advance)],
        [words.lost, about(advance)],
      ],
      notes: [
        compareDecimals(rest, '0.00') > 0 ? words.rest(euro(rest)) : words.noRest(euro(mostFee)),
        ...(compareDecimals(kept, keptByIos) > 0 ? [words.byIos(euro(keptByIos))] : []),
        words.withoutVat,
      ],
    };
  },
  disputed(overdue) {
    const { disputed: words } = text;
    const { fee, summons, kept, lost } = disputedOutlook(overdue);
    const isWorthIt = compareDecimals(kept, '0.00') > 0;
    return {
      result: words.result({ kept: about(kept), lost: about(lost), isWorthIt }),
      costs: [
        [words.fee, about(fee)],
        [words.summons, about(summons)],
        [words.kept(isWorthIt), about(kept)],
        [words.lost, about(lost)],
      ],
      notes: [words.loser, words.withoutVat],
    };
  },
  authority: () => ({ result: `${kindPrices.authority}.`, costs: [], notes: [text.publicOrders] }),
};

/** What the law adds between businesses, and against an authority */
function owedByLaw({ principal, counted }: InterestReckoning, { until, isDisputed }: OwedOptions): CostRow[] {
  return [
    [text.open, euro(principal)],
    ...(counted === undefined ? [] : [[text.interest(countedDays(counted)), euro(counted.interest)] as const]),
    [text.fixed, euro(fixedCompensation)],
    [
      isDisputed ? text.owedIfWon(until) : text.owed(until),
      euro(addDecimals(principal, counted?.interest ?? '0.00', fixedCompensation)),
    ],
  ];
}

type OwedOptions = { readonly until: IsoDate; readonly isDisputed: boolean };

/** Leaves out interest, which depends on the day of a reminder and on the client's terms. */
function consumerCosts(principal: Decimal): CaseCosts {
  const penalty = mostPenalty(principal);
  const { consumer: words } = text;
  const owed: CostRow[] = [
    [text.open, euro(principal)],
    [words.penalty, euro(penalty)],
    [words.most, euro(addDecimals(principal, penalty))],
  ];
  return {
    title: kindNames.consumer,
    ...{ result: `${kindPrices.consumer}.`, owed },
    costs: [],
    notes: [costRules.consumer, words.interest],
    calculation: [],
  };
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

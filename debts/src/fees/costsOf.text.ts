import { addDecimals, compareDecimals, subtractDecimals, type Decimal } from '@incasso/contract/decimal';
import { groupThousands } from '@incasso/contract/groupThousands';
import { formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { countedDays, interestLines, provisionalNote } from '../interest/interestLines.text';
import { fixedCompensation, interestRates } from '../interest/interestRates.content';
import { reckonInterest, type InterestReckoning } from '../interest/reckonInterest';
import { unbrokenMoney } from '../money/money';
import { disputedOutlook, mostPenalty, undisputedOutlook, type OverdueAmount } from './caseOutlook';
import { costFigures } from './costFigures.content';
import { costRules, kindNames, offerFirst, type CaseKind } from './costWords.text';

/** One debtor's overdue amount in euro, VAT included */
export type CaseToCost = {
  readonly kind: CaseKind;
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
// claim: undisputed-fee, consumers-quote, proposal-first, law
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
      'Dit is berekend volgens de wet van 2 augustus 2002. Staat er in uw voorwaarden iets anders, dan kan het bedrag verschillen.',
    ],
    calculation: interestLines(reckoning),
  };
}

type Outcome = Pick<CaseCosts, 'result' | 'costs' | 'notes'>;

const outcomesOf: Readonly<Record<Exclude<CaseKind, 'consumer'>, (overdue: OverdueAmount) => Outcome>> = {
  undisputed(overdue) {
    const { advance, fee, mostFee, vatOnFee, kept, keptByIos } = undisputedOutlook(overdue);
    const rest = subtractDecimals(kept, overdue.principal);
    const { iosAdditionsMaxPercent: most } = costFigures;
    return {
      result: `Hij betaalt alles: u houdt ${euro(kept)} over. Hij betaalt niets: u verliest ${about(advance)}.`,
      costs: [
        ['Hij betaalt alles: ons ereloon, uit wat hij extra betaalt', euro(fee)],
        [`${String(costFigures.vatPercent)}% btw op dat ereloon, op onze factuur`, euro(vatOnFee)],
        ['Hij betaalt alles: u houdt over als u btw aftrekt', euro(kept)],
        ['Voorschot, alleen als IOS nodig is', about(advance)],
        ['Hij betaalt niets, ook niet na IOS: u verliest uw voorschot', about(advance)],
      ],
      notes: [
        compareDecimals(rest, '0.00') > 0
          ? `Van wat hij extra betaalt, is ${euro(rest)} voor u.`
          : `Wat hij extra betaalt, gaat hier helemaal naar ons ereloon. Dat wordt nooit hoger dan ${euro(mostFee)}.`,
        ...(compareDecimals(kept, keptByIos) > 0
          ? [
              `Via IOS houdt u ${euro(keptByIos)} over: interest en schadebeding zijn daar samen hoogstens ${String(most)}%.`,
            ]
          : []),
        'Ereloon en voorschot zijn zonder btw. Trekt u geen btw af, dan komt die erbij.',
      ],
    };
  },
  disputed(overdue) {
    const { fee, summons, kept, lost } = disputedOutlook(overdue);
    const isWorthIt = compareDecimals(kept, '0.00') > 0;
    return {
      result: `U wint: ${about(kept)} ${isWorthIt ? 'over' : 'tekort'}. U verliest: ${about(lost)} kwijt.`,
      costs: [
        [`Ons ereloon tot het vonnis: ${String(costFigures.courtHours)} uur`, about(fee)],
        ['Dagvaarding, die u voorschiet', about(summons)],
        [`U wint en hij betaalt alles: u ${isWorthIt ? 'houdt over' : 'komt tekort'}`, about(kept)],
        ['U verliest: u bent kwijt', about(lost)],
      ],
      notes: [
        'Wint u, dan krijgt u ook de dagvaarding terug, met een rechtsplegingsvergoeding. Verliest u, dan betaalt u die vergoeding aan uw debiteur, en het rolrecht.',
        'Ereloon en dagvaarding zijn zonder btw. Trekt u geen btw af, dan komt die erbij.',
      ],
    };
  },
  authority: () => ({
    result: offerFirst.authority,
    costs: [],
    notes: ['Voor een overheidsopdracht kunnen eigen regels gelden.'],
  }),
};

/** What the law adds between businesses, and against an authority */
function owedByLaw({ principal, counted }: InterestReckoning, { until, isDisputed }: OwedOptions): CostRow[] {
  const total = `${isDisputed ? 'Krijgt u gelijk, dan is uw debiteur' : 'Uw debiteur is'} verschuldigd op ${formatDate(until)}`;
  return [
    ['Openstaand bedrag', euro(principal)],
    ...(counted === undefined ? [] : [[`Interest ${countedDays(counted)}`, euro(counted.interest)] as const]),
    ['Vaste vergoeding', euro(fixedCompensation)],
    [total, euro(addDecimals(principal, counted?.interest ?? '0.00', fixedCompensation))],
  ];
}

type OwedOptions = { readonly until: IsoDate; readonly isDisputed: boolean };

/** Leaves out interest, which depends on the day of a reminder and on the client's terms. */
function consumerCosts(principal: Decimal): CaseCosts {
  const penalty = mostPenalty(principal);
  const owed: CostRow[] = [
    ['Openstaand bedrag', euro(principal)],
    ['Schadebeding in uw voorwaarden, hoogstens', euro(penalty)],
    ['Zonder interest vraagt u hoogstens', euro(addDecimals(principal, penalty))],
  ];
  return {
    title: kindNames.consumer,
    ...{ result: offerFirst.consumer, owed },
    costs: [],
    notes: [costRules.consumer, 'Interest hangt af van uw voorwaarden en van de dag van uw herinnering.'],
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

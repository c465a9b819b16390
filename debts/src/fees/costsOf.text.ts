import { dayInWords, formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { costFigures } from './costFigures.content';

const { vatPercent, iosAdditionsMaxPercent, courtHours } = costFigures;

/** The lines of a calculation of costs. Amounts are formatted; those of the firm's samples say `ongeveer`. */
// claim: undisputed-fee, consumers-quote, proposal-first, law
export const costsText = {
  open: 'Openstaand bedrag',
  interest: (countedDays: string) => `Interest ${countedDays}`,
  fixed: 'Vaste vergoeding',
  owed: (until: IsoDate) => `Uw debiteur is verschuldigd op ${formatDate(until)}`,
  owedIfWon: (until: IsoDate) => `Krijgt u gelijk, dan is uw debiteur verschuldigd op ${formatDate(until)}`,
  undisputed: {
    result: (kept: string, advance: string) =>
      `Hij betaalt alles: u houdt ${kept} over. Hij betaalt niets: u verliest ${advance}.`,
    fee: 'Hij betaalt alles: ons ereloon, uit wat hij extra betaalt',
    vat: `${String(vatPercent)}% btw op dat ereloon, op onze factuur`,
    kept: 'Hij betaalt alles: u houdt over als u btw aftrekt',
    advance: 'Voorschot, alleen als IOS nodig is',
    lost: 'Hij betaalt niets, ook niet na IOS: u verliest uw voorschot',
    rest: (rest: string) => `Van wat hij extra betaalt, is ${rest} voor u.`,
    noRest: (mostFee: string) =>
      `Wat hij extra betaalt, gaat hier helemaal naar ons ereloon. Dat wordt nooit hoger dan ${mostFee}.`,
    byIos: (kept: string) =>
      `Via IOS houdt u ${kept} over: interest en schadebeding zijn daar samen hoogstens ${String(iosAdditionsMaxPercent)}%.`,
    withoutVat: 'Ereloon en voorschot zijn zonder btw. Trekt u geen btw af, dan komt die erbij.',
  },
  disputed: {
    result: ({ kept, lost, isWorthIt }: { kept: string; lost: string; isWorthIt: boolean }) =>
      `U wint: ${kept} ${isWorthIt ? 'over' : 'tekort'}. U verliest: ${lost} kwijt.`,
    fee: `Ons ereloon tot het vonnis: ${String(courtHours)} uur`,
    summons: 'Dagvaarding, die u voorschiet',
    kept: (isWorthIt: boolean) => `U wint en hij betaalt alles: u ${isWorthIt ? 'houdt over' : 'komt tekort'}`,
    lost: 'U verliest: u bent kwijt',
    loser: `Wint u, dan krijgt u ook de dagvaarding terug, met een rechtsplegingsvergoeding. Verliest u, dan betaalt u die aan uw debiteur, en het rolrecht. Rechtsplegingsvergoeding: bedragen van voor ${dayInWords(costFigures.indemnitiesBefore)}.`,
    withoutVat: 'Ereloon en dagvaarding zijn zonder btw. Trekt u geen btw af, dan komt die erbij.',
  },
  consumer: {
    penalty: 'Schadebeding in uw voorwaarden, hoogstens',
    most: 'Zonder interest vraagt u hoogstens',
    interest: 'Interest hangt af van uw voorwaarden en van de dag van uw herinnering.',
  },
  publicOrders: 'Voor een overheidsopdracht kunnen eigen regels gelden.',
  byLaw:
    'Dit is berekend volgens de wet van 2 augustus 2002. Staat er in uw voorwaarden iets anders, dan kan het bedrag verschillen.',
} as const;

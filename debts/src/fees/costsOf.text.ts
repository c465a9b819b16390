import { dayInWords, formatDate, type IsoDate } from '@incasso/contract/isoDate';
import { consumerCapsSince, costFigures } from './costFigures.content';
import { euro } from './costWords.text';

const { vatPercent, iosAdditionsMaxPercent, courtHours, disputedSumsUpTo, indemnitiesBefore } = costFigures;
const hours = `${String(courtHours)} uur`;

/** The lines of a calculation of costs. Amounts are formatted; those of the firm's samples say `ongeveer`. */
export const costsText = {
  open: 'Openstaand bedrag',
  interest: (countedDays: string) => `Interest ${countedDays}`,
  fixed: 'Vaste vergoeding per factuur',
  owed: {
    undisputed: owedOn,
    disputed: (until: IsoDate) => `Verschuldigd op ${formatDate(until)}, als u gelijk krijgt`,
    authority: owedOn,
  },
  owedInAll: (owed: string) => `Uw debiteur is ${owed} verschuldigd.`,
  undisputed: {
    oneEnd: (kept: string) => `Hij betaalt alles: u houdt ${kept} over.`,
    twoEnds: (kept: string, keptByIos: string) =>
      `Hij betaalt alles: na een brief houdt u ${kept} over, via IOS ${keptByIos}.`,
    unpaid: (advance: string) => `Hij betaalt niets: na IOS verliest u ${advance}.`,
    fee: 'Ons ereloon, uit wat hij extra betaalt',
    kept: 'U houdt over, als u btw aftrekt',
    vat: `${String(vatPercent)}% btw op het ereloon`,
    advance: 'Voorschot, alleen voor IOS',
    byIos: `In IOS zijn interest en schadebeding samen hoogstens ${String(iosAdditionsMaxPercent)}%.`,
  },
  disputed: {
    won: (kept: string) => `Als het ${hours} vraagt: wint u en betaalt hij alles, dan houdt u ${kept} over.`,
    wonAtLoss: (short: string) => `Als het ${hours} vraagt: ook als u wint, komt u ${short} tekort.`,
    lost: (lost: string) => `Verliest u, dan bent u ${lost} kwijt.`,
    large: `Boven ${euro(disputedSumsUpTo)}: prijs op voorstel, per uur.`,
    fee: `Ons ereloon, als het ${hours} vraagt`,
    summons: 'Dagvaarding, die u voorschiet',
    loser: `Wint u, dan krijgt u ook de dagvaarding en een rechtsplegingsvergoeding. Verliest u, dan betaalt u die aan uw debiteur, en het rolrecht. De vergoeding is die van voor ${dayInWords(indemnitiesBefore)}.`,
  },
  consumer: {
    most: (most: string) => `Zonder interest vraagt u hoogstens ${most}.`,
    penalty: 'Schadebeding in uw voorwaarden, hoogstens',
    total: 'Samen, zonder interest',
    interest: 'Interest hangt af van uw voorwaarden en van de dag van uw herinnering.',
    earlier: `Verviel de factuur voor ${dayInWords(consumerCapsSince)}? Dan gelden andere regels. Die leest u in uw offerte.`,
  },
  byLaw:
    'Dit is berekend volgens de wet van 2 augustus 2002. Staat er in uw voorwaarden iets anders, dan kan het bedrag verschillen.',
} as const;

function owedOn(until: IsoDate): string {
  return `Verschuldigd op ${formatDate(until)}`;
}

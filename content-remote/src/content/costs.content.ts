import { groupThousands } from '@incasso/contract/groupThousands';
import { routes } from '@incasso/contract/routes';
import { costFigures } from './costFigures.content';

/** A figure in whole euros as the texts write it: `2.500 euro`. */
export function euro(amount: number): string {
  return `${groupThousands(amount)} euro`;
}

const { bailiffAdvances, hourlyRate } = costFigures;
const advances = bailiffAdvances.map(({ amount }) => amount);

/** What the client of a claim of this principal advances to a bailiff. */
export function advanceFor(principal: number): number {
  return bailiffAdvances.find(({ upTo = Infinity }) => principal <= upTo)?.amount ?? Math.max(...advances);
}

/** Words that the table, the answers and the terms share. */
export const costWords = {
  hourlyRate: `${euro(hourlyRate)} per uur`,
  /** 'Meestal': in a contract a bare range reads as a ceiling. */
  advance: `meestal ${String(Math.min(...advances))} tot ${euro(Math.max(...advances))}`,
} as const;

/** Where the costs stand: other pages link there. */
export const costsPlace = { id: 'wat-het-kost', address: `${routes.services}#wat-het-kost` } as const;

/** The three lines of the home page. */
export const costSummary = {
  title: 'Wat het kost',
  items: [
    { term: 'Onbetwist', value: 'No cure no pay, zolang het zonder rechtbank kan.' },
    { term: 'Betwist', value: `${costWords.hourlyRate}, na een raming.` },
    { term: 'Gerechtsdeurwaarder', value: `${capital(costWords.advance)}, na uw akkoord.` },
  ],
  more: 'Wie betaalt wat, met twee rekenvoorbeelden',
} as const;

/** With a capital at its head. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

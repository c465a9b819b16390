import { capital, costWords } from '@incasso/debts/costWords';
import { routes } from '@incasso/contract/routes';

/** Where the costs stand: other pages link there. */
export const costsPlace = { id: 'wat-het-kost', address: `${routes.services}#wat-het-kost` } as const;

/** The three lines of the home page. */
export const costSummary = {
  title: 'Wat het kost',
  items: [
    {
      term: 'Onbetwist, tussen bedrijven, zonder rechtbank',
      value: `No cure no pay. Ons ereloon is ${costWords.fee}.`,
    },
    { term: 'Betwist, of voor de rechtbank', value: `${costWords.hourlyRate}, na een voorstel.` },
    {
      term: 'Gerechtsdeurwaarder',
      value: `${capital(costWords.advance)}, na uw akkoord. Komt er niets binnen, dan bent u dat kwijt.`,
    },
  ],
  more: 'Wie betaalt wat, met drie rekenvoorbeelden',
} as const;

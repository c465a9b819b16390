import { capital, costWords } from '@incasso/debts/costWords';
import { costsLink } from '@incasso/contract/routes';

export const costSummary = {
  title: costsLink.name,
  // claim: undisputed-fee, hourly-rate, bailiff-advance, clients-consent
  items: [
    {
      term: 'Onbetwist, tussen bedrijven, zonder rechtbank',
      value: `No cure no pay. Ons ereloon is ${costWords.fee}.`,
    },
    {
      term: 'Betwist, of voor de rechtbank',
      value: `${costWords.hourlyRate}, na een voorstel. Wie verliest, betaalt ook de gerechtskosten.`,
    },
    {
      term: 'Gerechtsdeurwaarder',
      value: `${capital(costWords.advance)}, na uw akkoord. Komt er niets binnen, dan bent u dat kwijt.`,
    },
  ],
  more: 'Wie betaalt wat, met drie rekenvoorbeelden',
} as const;

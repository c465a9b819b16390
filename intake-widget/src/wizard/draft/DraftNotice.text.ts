import { draftLifetimeHours } from '@incasso/contract/retention';

/** What ends a draft, besides sending it. */
const ends = (isForTab: boolean) =>
  `${isForTab ? 'dit tabblad' : 'de browser'} sluit of ${String(draftLifetimeHours)} uur niets wijzigt`;

export const draftNoticeText = {
  title: 'Uw vorige aanvraag staat er nog',
  body: (isForTab: boolean) =>
    `U gaat verder waar u gebleven was: u diende nog niet in. Alles staat alleen in deze browser. We tonen het niet meer als u indient, ${ends(isForTab)}. Deelt u dit toestel? Begin dan opnieuw: dat wist alles meteen.`,
  notChosen: 'Nam u net een foto of koos u een document? Dat staat er nog niet bij.',
  stays: (isForTab: boolean) => `Wat u invult, bewaart alleen uw browser: tot u het verzendt, ${ends(isForTab)}.`,
  over: 'Wat u hier eerder invulde, staat er niet meer',
  overBody: (isForTab: boolean) => `Uw browser bewaart het tot u het verzendt, ${ends(isForTab)}.`,
  restart: 'Opnieuw beginnen',
  question: 'Alles wissen wat u hebt ingevuld en toegevoegd?',
  confirm: 'Ja, alles wissen',
  keep: 'Nee, behouden',
  unkept: 'Uw browser bewaart dit formulier niet. Herlaad of sluit deze pagina niet voor u indient.',
} as const;

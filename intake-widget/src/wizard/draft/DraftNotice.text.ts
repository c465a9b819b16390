import { draftLifetimeHours } from '@incasso/contract/retention';

export const draftNoticeText = {
  title: 'Uw vorige aanvraag staat er nog',
  body: `U gaat verder waar u gebleven was. Alles staat alleen in deze browser. We tonen het niet meer als u indient, de browser sluit, of ${String(draftLifetimeHours)} uur niets wijzigt. Deelt u dit toestel? Begin dan opnieuw: dat wist alles meteen.`,
  notChosen: 'Nam u net een foto of koos u een document? Dat staat er nog niet bij.',
  restart: 'Opnieuw beginnen',
  question: 'Alles wissen wat u hebt ingevuld en toegevoegd?',
  confirm: 'Ja, alles wissen',
  keep: 'Nee, behouden',
  unkept: 'Uw browser bewaart dit formulier niet. Herlaad of sluit deze pagina niet voor u indient.',
} as const;

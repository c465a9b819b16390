export const draftNoticeText = {
  title: 'We hebben uw aanvraag teruggezet',
  body: 'U gaat verder waar u gestopt was. Dit blijft alleen in uw eigen browser, tot u indient of hem sluit.',
  restart: 'Opnieuw beginnen',
  question: 'Alles wissen wat u invulde en koos?',
  confirm: 'Ja, alles wissen',
  keep: 'Nee, behouden',
  unkept: 'Uw browser bewaart dit formulier niet. Herlaad of sluit deze pagina niet voor u indient.',
} as const;

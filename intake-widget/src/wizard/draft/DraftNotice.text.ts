export const draftNoticeText = {
  title: 'We hebben uw aanvraag teruggezet',
  body: 'U gaat verder waar u gestopt was. Alles staat alleen in uw eigen browser en verdwijnt als u indient of de browser sluit.',
  restart: 'Opnieuw beginnen',
  question: 'Alles wissen wat u invulde en koos?',
  confirm: 'Ja, alles wissen',
  keep: 'Nee, behouden',
  unkept: 'Uw browser bewaart dit formulier niet. Herlaad of sluit deze pagina niet voor u indient.',
} as const;

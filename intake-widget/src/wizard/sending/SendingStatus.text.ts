export const sendingText = {
  reading: 'Uw documenten worden nagekeken…',
  checking: 'We kijken na of uw vorige poging is aangekomen…',
  sending: 'Alles wordt verzonden…',
  waiting: 'Geen verbinding. We gaan vanzelf verder zodra u weer online bent.',
  uploading: (percent: number) => `Uw documenten worden verzonden: ${String(percent)}%`,
  uploaded: (count: number, total: number) => `${String(count)} van ${String(total)} verzonden.`,
  progress: 'Verzonden',
  cancel: 'Verzenden stoppen',
  leave: 'Er wordt nog verzonden. Toch weggaan?',
  left: 'Uw aanvraag was nog niet helemaal verzonden. Ga terug naar ‘Start invordering’: dan gaan we verder.',
  stay: 'Laat deze pagina open tot alles verzonden is.',
} as const;

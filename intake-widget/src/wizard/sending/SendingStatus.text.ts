export const sendingText = {
  reading: 'Uw documenten worden nagekeken…',
  checking: 'We kijken na of uw vorige verzending aankwam…',
  sending: 'Uw aanvraag wordt verzonden…',
  waiting: 'Geen verbinding. We gaan vanzelf verder zodra u weer online bent.',
  uploading: (percent: number) => `Uw documenten worden verzonden: ${String(percent)}%`,
  progress: 'Verzonden',
  documentProgress: (name: string) => `${name} verzonden`,
  cancel: 'Verzenden stoppen',
  stay: 'Laat deze pagina open tot alles verzonden is.',
} as const;

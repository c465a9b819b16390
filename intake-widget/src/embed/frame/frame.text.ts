import { firmProfile } from '@incasso/contract/firmProfile';

export const frameText = {
  title: `Aanvraag indienen bij ${firmProfile.firmName}`,
  assurance: `Uw aanvraag gaat rechtstreeks en versleuteld naar ${firmProfile.firmName}.`,
  test: 'TEST: er wordt niets verzonden of bewaard bij ons.',
  privacy: 'Privacybeleid',
  opens: '(PDF, opent in een nieuw venster)',
  help: 'Hulp nodig?',
  loadFailure: 'Dit formulier kon niet helemaal geladen worden. Kijk na of u online bent en herlaad de pagina.',
  failure: 'Er ging iets mis bij het tonen van dit formulier. Herlaad de pagina, of bel ons:',
} as const;

/** When an element has no key, the loader itself shows the first of these. */
export const unusableKeyText = {
  problems: {
    key_missing: 'De sleutel van dit formulier ontbreekt.',
    key_unknown: 'Dit formulier is niet langer geldig.',
  },
  elsewhere: 'Dien uw aanvraag in op onze eigen website, of bel ons:',
} as const;

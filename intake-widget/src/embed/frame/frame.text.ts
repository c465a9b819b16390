import { firmProfile } from '@incasso/contract/firmProfile';
import { loaderText } from '../loader/loader.text';

export const frameText = {
  title: `Dossier indienen bij ${firmProfile.firmName}`,
  assurance: `Uw aanvraag gaat rechtstreeks en versleuteld naar ${firmProfile.firmName}.`,
  privacy: 'Privacybeleid',
  opens: '(pdf, opent in een nieuw venster)',
  help: 'Hulp nodig?',
  problems: {
    key_missing: loaderText.missing,
    key_unknown: 'Dit formulier is niet langer geldig.',
  },
  elsewhere: 'Dien uw dossier in op onze eigen website, of bel ons:',
  loadFailure: 'Dit formulier kon niet helemaal geladen worden. Kijk na of u online bent en herlaad de pagina.',
  failure: 'Er ging iets mis bij het tonen van dit formulier. Herlaad de pagina, of bel ons:',
} as const;

import { failuresText } from '../submission/failures.text';

export const arrivedNoticeText = {
  title: 'Uw aanvraag was al aangekomen',
  reference: 'Uw referentie:',
  changes: 'Wat u daarna wijzigde, is niet verzonden. Het staat hieronder nog, tot u kiest wat u ermee doet.',
  copy: failuresText.newCase,
  done: 'Klaar, alles wissen',
} as const;

import { firmProfile } from '@incasso/contract/firmProfile';
import { messages } from '@incasso/contract/messages';
import { failuresText } from '../submission/failures.text';

export const failureNoticeText = {
  unanswered: 'Er kwam geen antwoord. Kijk na of u online bent.',
  offline: 'U bent niet verbonden met het internet.',
  choose: 'Verwijder het, kies het opnieuw en dien opnieuw in.',
  see: 'Bij elk document staat waarom. Kies een ander bestand, of dien opnieuw in: dan wordt de rest verzonden.',
  keptToCopy: 'Alles wat u hebt ingevuld, staat er nog: u kunt het overnemen.',
  stuck: 'Lukt het niet?',
  orMail: ' of mail ',
  call: `Bel ${firmProfile.phone.display}`,
} as const;

/** Texts for a case. */
export const caseFailureText = {
  failed: messages.intakeFailed,
  kept: 'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt gerust opnieuw indienen, ook als u iets wijzigt: er ontstaat geen dubbele aanvraag.',
  keptToRestart:
    'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt er ook een nieuwe aanvraag mee beginnen.',
  restart: failuresText.newCase,
} as const;

export const siteLinkText = {
  words: 'Aanvraag indienen op onze website',
} as const;

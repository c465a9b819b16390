import { groupThousands } from '@incasso/contract/groupThousands';
import { additionTitle } from '@incasso/contract/caseLink';
import { additionLimits, fieldLimits } from '@incasso/contract/limits';
import { retentionDays } from '@incasso/contract/retention';
import type { DeadLink } from './useCaseLink';

export const additionPageText = {
  title: additionTitle,
  intro: 'Voeg documenten of een bericht toe. Op uw telefoon kunt u uw papieren meteen fotograferen.',
  checking: 'Uw link wordt nagekeken…',
  reference: 'Uw referentie',
  form: additionTitle,
  step: 'Wat wilt u toevoegen?',
  note: 'Uw bericht',
  noteHint: `Hoogstens ${groupThousands(fieldLimits.text)} tekens.`,
  submit: 'Toevoegen aan mijn aanvraag',
  submitting: 'Bezig met verzenden...',
  received: 'Uw aanvulling is goed ontvangen.',
  done: 'Uw aanvulling is goed ontvangen',
  doneBody: 'Ze hoort vanaf nu bij uw aanvraag. We nemen contact met u op als we nog iets nodig hebben.',
  another: 'Nog iets toevoegen',
  private: `Deze pagina toont niets van uw aanvraag. Wie uw link heeft, kan hoogstens ${String(additionLimits.maxCount)} keer iets toevoegen, maar niets lezen.`,
  noScript: 'Deze pagina werkt alleen met JavaScript, en dat staat uit.',
  noScriptInstead: 'Zet het aan en herlaad de pagina, of bezorg ons uw documenten per mail:',
  unreachable: 'We kunnen uw link nu niet nakijken',
  unreachableBody: 'Kijk na of u online bent en probeer het opnieuw.',
  again: 'Opnieuw proberen',
  instead: 'U kunt ons altijd bellen of mailen, met uw referentie:',
} as const;

export const additionFailureText = {
  failed: 'Uw aanvulling is niet verzonden.',
  unanswered: 'We weten niet zeker of uw aanvulling is aangekomen. Probeer het opnieuw.',
  kept: 'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt gerust opnieuw indienen: niets komt dubbel aan.',
  conflict: 'Een eerdere versie van deze aanvulling is al aangekomen.',
  keptToRestart:
    'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt het als nieuwe aanvulling indienen, of ons bellen.',
  restart: 'Hiermee een nieuwe aanvulling beginnen',
} as const;

/** For a link that opens no case: title and explanation. */
export const deadLinkText: Readonly<Record<DeadLink, readonly [title: string, words: string]>> = {
  none: ['Open deze pagina met uw link', 'De link staat in de mail waarin we uw aanvraag bevestigden.'],
  link_invalid: ['Deze link klopt niet', 'Open hem opnieuw vanuit onze mail, of kopieer hem volledig.'],
  link_expired: ['Deze link is verlopen', `Hij werkte ${String(retentionDays.caseLinks)} dagen na uw aanvraag.`],
  link_revoked: ['Via deze link kunt u niets meer toevoegen', 'De aanvraag staat niet meer in ons systeem.'],
};

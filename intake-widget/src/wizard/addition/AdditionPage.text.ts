import { additionTitle } from '@incasso/contract/routes';
import { dayInWords } from '@incasso/contract/isoDate';
import type { CaseLinkState } from './useCaseLink';

export const additionPageText = {
  title: additionTitle,
  intro: 'Voeg documenten of een bericht toe. Op uw telefoon kunt u uw papieren meteen fotograferen.',
  form: additionTitle,
  step: 'Wat wilt u toevoegen?',
  submit: 'Toevoegen aan mijn aanvraag',
  submitting: 'Bezig met verzenden...',
  done: 'Uw aanvulling is goed ontvangen',
  doneBody: 'Ze hoort vanaf nu bij uw aanvraag. We nemen contact met u op als we nog iets nodig hebben.',
  another: 'Nog iets toevoegen',
  private: (lastDay: string) =>
    `Uw link werkt tot en met ${dayInWords(lastDay)}. Deze pagina toont niets van uw aanvraag: wie uw link heeft, kan iets toevoegen, maar niets lezen.`,
  noScript: 'Deze pagina werkt alleen met JavaScript, en dat staat uit.',
  noScriptInstead: 'Zet het aan en herlaad de pagina, of bezorg ons uw documenten per mail:',
  instead: 'U kunt ons altijd bellen of mailen, met uw referentie:',
} as const;

export const additionFailureText = {
  failed: 'Uw aanvulling is niet verzonden.',
  unanswered: 'We weten niet zeker of uw aanvulling is aangekomen. Probeer het opnieuw.',
  kept: 'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt gerust opnieuw indienen: niets komt dubbel aan.',
  conflict: 'Wat u eerder verzond, is aangekomen. Wat u daarna wijzigde, is nog niet verzonden.',
  keptToRestart: 'Alles wat u hebt ingevuld en toegevoegd, staat er nog. U kunt het als nieuwe aanvulling verzenden.',
  restart: 'Als nieuwe aanvulling verzenden',
} as const;

export function closedLinkText(link: Exclude<CaseLinkState, { kind: 'open' }>): { title: string; words: string } {
  switch (link.kind) {
    case 'none':
      return {
        title: 'Open deze pagina met uw link',
        words: 'De link staat in de mail waarin we uw aanvraag bevestigden.',
      };
    case 'malformed':
      return {
        title: 'Deze link is niet volledig',
        words: 'Open hem opnieuw vanuit onze mail, of kopieer hem volledig.',
      };
    case 'over':
      return { title: 'Deze link is verlopen', words: `Hij werkte tot en met ${dayInWords(link.lastDay)}.` };
  }
}

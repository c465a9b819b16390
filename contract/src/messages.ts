/** Fixed wording, verbatim: do not correct its spelling. */
export const messages = {
  heroIncomplete: 'Vul alstublieft alle velden in',
  requiredFieldsMissing: 'Vul alle verplichte velden in',
  termsNotAccepted: 'U moet akkoord gaan met de voorwaarden',
  botCheckFailed: 'ReCaptcha verificatie mislukt. Probeer het opnieuw.',
  contactFailed: 'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het opnieuw.',
  contactSucceeded: 'Uw bericht is succesvol verzonden. We nemen spoedig contact met u op.',
  intakeFailed: 'Er is een fout opgetreden bij het indienen van uw aanvraag. Probeer het opnieuw.',
  intakeSucceeded: 'Uw aanvraag is succesvol ingediend. We hebben nemen spoedig contact met u op.',
} as const;

/** Console warning if the bot check's script is missing or not loaded. */
export const botCheckScriptWarning = 'Recaptcha script is not available';

/** Texts of full-screen messages that replace a page. Fixed wording, verbatim. */
export const screenMessages = {
  pageNotFound: 'Oops! Page not found',
  unexpectedApplicationError: 'Unexpected Application Error!',
  redirectingToFile: 'Redirecting to file...',
} as const;

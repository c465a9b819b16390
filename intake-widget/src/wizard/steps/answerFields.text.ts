import type { IntakeFieldName } from '@incasso/contract/intakeFields';

export const answerHints: Record<IntakeFieldName, string> = {
  company_name: 'Zoals hij op uw facturen staat.',
  vat_number: 'Tien cijfers, bijvoorbeeld 0123.456.749. Een buitenlands nummer mag ook.',
  address: 'Straat en nummer, postcode en gemeente.',
  contact_person: 'Voornaam en naam van wie dit dossier opvolgt.',
  phone: 'Voor een vraag die niet per mail kan.',
  email: 'Hier krijgt u de bevestiging en alle nieuws over uw dossier.',
  bank_account: 'De IBAN waarop we het geïnde bedrag uitbetalen.',
  documents_info: 'Wat moeten we weten om uw documenten te begrijpen?',
  invoices_terms: 'Welke facturen staan open? Kreeg uw klant uw algemene voorwaarden, en hoe?',
  partial_payments: 'Heeft uw klant al iets betaald? Noteer bedrag en datum.',
};

export const numberAdvice = 'Klopt dit nummer?';

import { documentLimits } from './documentLimits';
import { formatDocumentSize } from './formatDocumentSize';
import { noInvoiceWords } from './noInvoiceWords';

/** Reasons to refuse a document, with the message for visitors. */
export const documentRefusals = {
  type_not_accepted:
    'Dit soort bestand nemen we niet aan. Kies een PDF-, Word-, Excel-, JPG- of PNG-bestand, een mail (EML) of een e-factuur (XML).',
  content_mismatch:
    'De inhoud van dit bestand past niet bij zijn naam. Open het, bewaar het opnieuw en kies dat bestand.',
  no_workbook: 'Dit bestand heet Excel, maar het is tekst. Open het in Excel en bewaar het als .xlsx.',
  no_invoice: noInvoiceWords,
  heic_photo:
    'HEIC-foto’s worden niet aanvaard. Deel de foto als JPG, of zet op uw iPhone de camera op ‘Meest compatibel’ en neem de foto opnieuw.',
  macros:
    'In dit bestand zitten macro’s, of een koppeling die ze van elders haalt. Dat weigeren we. Bewaar het als PDF, bij Excel met alle werkbladen.',
  executable: 'In dit bestand zit een programma of een script. Dat weigeren we.',
  password_protected: 'Op dit bestand staat een wachtwoord. Haal het eraf en kies het bestand opnieuw.',
  damaged: 'Dit bestand is beschadigd: we kunnen het niet lezen. Open het en bewaar het opnieuw, of kies een ander.',
  unpacks_too_large:
    'Dit bestand is uitgepakt te groot om veilig te openen. Bewaar het als PDF, bij Excel met alle werkbladen.',
  not_uploaded: 'Dit bestand is niet volledig aangekomen. Kies het opnieuw.',
  empty: 'Dit bestand is leeg. Kies een ander bestand.',
  too_large: `Dit bestand is groter dan ${formatDocumentSize(documentLimits.maxBytes)}. Verklein of splits het.`,
  too_many: `U kunt hoogstens ${String(documentLimits.maxCount)} documenten toevoegen. Voeg er enkele samen tot één PDF.`,
  total_too_large: `Samen mogen uw documenten hoogstens ${formatDocumentSize(documentLimits.maxTotalBytes)} groot zijn. Verklein er enkele.`,
  duplicate: 'Dit document hebt u al toegevoegd.',
} as const;

export type DocumentRefusal = keyof typeof documentRefusals;

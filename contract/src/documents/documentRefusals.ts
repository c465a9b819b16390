/** The messages are in `refusalInWords.ts`, which the intake loads at the first refusal. */
export const documentRefusals = [
  'type_not_accepted',
  'content_mismatch',
  'no_workbook',
  'no_invoice',
  'heic_photo',
  'macros',
  'password_protected',
  'damaged',
  'unpacks_too_large',
  'not_uploaded',
  'empty',
  'too_large',
  'too_many',
  'total_too_large',
  'duplicate',
] as const;

export type DocumentRefusal = (typeof documentRefusals)[number];

/** Warnings about an accepted document */
export const documentCautions = ['sealed', 'in_winmail', 'unended_photo'] as const;

export type DocumentCaution = (typeof documentCautions)[number];

export function isDocumentRefusal(code: string): code is DocumentRefusal {
  return documentRefusals.some((refusal) => refusal === code);
}

/** Message for an XML file that is no e-invoice, in the list of documents and in the e-invoice reader. */
export const noInvoiceWords =
  'Dit XML-bestand is geen e-factuur die we kunnen lezen. Kies het XML-bestand van de factuur, of voeg ze als PDF toe.';

import * as v from 'valibot';

export const documentKinds = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  terms: 'Algemene voorwaarden',
  reminder: 'Herinnering',
  quote: 'Offerte',
  order: 'Bestelbon',
  contract: 'Contract',
  delivery: 'Bewijs van levering',
  sending: 'Verzendbewijs',
  payment: 'Betaalbewijs',
  correspondence: 'Briefwisseling',
  other: 'Ander document',
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** Documents that a case usually needs: suggested, never required. */
export const usualDocumentKinds = ['invoice', 'terms', 'reminder'] as const satisfies readonly DocumentKind[];

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(documentKinds, text);
}

export const documentKindSchema = v.picklist(Object.keys(documentKinds).filter(isDocumentKind));

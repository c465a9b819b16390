import * as v from 'valibot';

export const documentKinds = {
  invoice: 'Factuur',
  terms: 'Algemene voorwaarden',
  reminder: 'Herinnering',
  quote: 'Offerte',
  order: 'Bestelbon',
  contract: 'Contract',
  delivery: 'Bewijs van levering',
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

/**
 * Words in file names and the kind they suggest. The first match wins, so specific words come first: a reminder of an
 * invoice is a reminder.
 */
const namesOfKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ['invoice', / xml$/],
  ['reminder', /aanmaning|ingebrekestelling|herinnering|reminder|rappel|mise en demeure/],
  ['terms', /voorwaarden|conditions|terms|\b(av|cgv)\b/],
  ['payment', /betaal ?bewijs|betalings ?bewijs|rekening ?uittreksel|bank ?statement/],
  ['delivery', /bewijs van levering|lever(ings)? ?bon|vrachtbrief|delivery note|\bcmr\b/],
  ['invoice', /factu+r|invoice|credit ?nota/],
  ['quote', /offerte|prijsopgave|\bquot(e|ation)\b|\bdevis\b/],
  ['order', /bestel(bon|ling|bevestiging)|order ?(bevestiging|confirmation)|purchase order|bon de commande/],
  ['contract', /contract|overeenkomst|agreement/],
  ['correspondence', /brief|\be ?mails?\b|correspondentie| eml$/],
];

export function kindOfName(name: string): DocumentKind | undefined {
  const words = name.toLowerCase().replaceAll(/[^\p{Letter}]+/gu, ' ');
  return namesOfKinds.find(([, pattern]) => pattern.test(words))?.[0];
}

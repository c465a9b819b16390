/** What a document of a case can be, as the visitor may say of each. */
export const documentKinds = {
  invoice: 'Factuur',
  terms: 'Algemene voorwaarden',
  reminder: 'Aanmaning',
  other: 'Ander document',
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** What a case usually needs: asked for gently, never required. */
export const usualDocumentKinds = ['invoice', 'terms', 'reminder'] as const satisfies readonly DocumentKind[];

export function isDocumentKind(text: string): text is DocumentKind {
  return Object.hasOwn(documentKinds, text);
}

const namesOfKinds: readonly (readonly [DocumentKind, RegExp])[] = [
  ['reminder', /aanmaning|ingebrekestelling|herinnering|reminder|rappel/i],
  ['terms', /voorwaarden|conditions|terms/i],
  ['invoice', /factu+r|invoice|creditnota/i],
];

/** What the name of a file says that it is, if it says so. */
export function kindOfName(name: string): DocumentKind | undefined {
  return namesOfKinds.find(([, pattern]) => pattern.test(name))?.[0];
}

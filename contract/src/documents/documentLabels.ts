import { documentKinds, isDocumentKind, type DocumentKind } from './documentKinds';

const kindsByLabel: ReadonlyMap<string, DocumentKind> = new Map(
  Object.keys(documentKinds)
    .filter(isDocumentKind)
    .map((kind) => [documentKinds[kind], kind]),
);

type LabelledDocument = { readonly name: string; readonly kind: DocumentKind | undefined };

/** What the visitor said that each document is, a line for each: `Factuur: maart.pdf`. */
export function writeDocumentLabels(documents: readonly LabelledDocument[]): string {
  return documents
    .flatMap(({ name, kind }) => (kind === undefined ? [] : [`${documentKinds[kind]}: ${name}`]))
    .join('\n');
}

/** Kinds by name, from the lines of `writeDocumentLabels` at the head of a text. Other lines say nothing of any. */
export function readDocumentLabels(text: string): { readonly name: string; readonly kind: DocumentKind }[] {
  const [head = ''] = text.split('\n\n', 1);
  return head.split('\n').flatMap((line) => {
    const end = line.indexOf(': ');
    const kind = kindsByLabel.get(line.slice(0, end));
    return end === -1 || kind === undefined ? [] : [{ kind, name: line.slice(end + 2) }];
  });
}

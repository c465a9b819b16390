import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { documentKinds, usualDocumentKinds, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { usualDocumentsText as text } from './FormStep.text';

/** Kinds of documents that show that an invoice was sent. */
const proofsOfSending: readonly DocumentKind[] = ['correspondence', 'delivery'];

type UsualDocumentsProps = { readonly documents: readonly CheckedDocument[]; readonly hasInvoices: boolean };

/**
 * What the documents lack of those that a case usually needs: advice, which blocks nothing. Of an e-invoice, which
 * leaves through a network and not by mail, debtors say that they never saw it.
 */
export function UsualDocuments({ documents, hasInvoices }: UsualDocumentsProps) {
  const present = documents.flatMap(({ refusal, kind }) => (refusal === undefined && kind !== undefined ? [kind] : []));
  const isProven = !hasInvoices || proofsOfSending.some((kind) => present.includes(kind));
  const missing = [
    ...(isProven ? [] : [text.proofOfSending]),
    ...usualDocumentKinds.filter((kind) => !present.includes(kind)).map((kind) => documentKinds[kind].toLowerCase()),
  ];
  return missing.length > 0 && <SmallPrint>{text.missing(missing)}</SmallPrint>;
}

import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { documentKinds, usualDocumentKinds, type DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { CheckedDocument } from '../submission/checkedDocuments';
import { usualDocumentsText as text } from './lastStep.text';

/** Kinds of documents that show that an invoice was sent. */
const proofsOfSending: readonly DocumentKind[] = ['sending', 'correspondence', 'delivery'];

type UsualDocumentsProps = { readonly documents: readonly CheckedDocument[]; readonly hasInvoices: boolean };

/**
 * Advises which of the documents that a case usually needs are missing, and blocks nothing. With e-invoices it asks for
 * proof of sending, because debtors say that they never saw these: they arrive through a network and not by mail.
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

import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { MailTable } from '../../../mail/MailContent';
import type { StoredDocument } from '../../../submissions/SubmissionRecord';
import { contentSections } from '../mails/contentSections';
import type { MailedCase } from '../mails/mailedCase';
import { documentsTitle, remarksOn } from '../mails/documentWords';
import type { OverviewSection } from './drawTable';
import { invoicePages } from './invoicePages';

const widths = {
  /** Their sum, with the gutters, is the width between the margins. */
  ledger: [163, 48, 68, 58, 46, 60],
  documents: [311, 104, 52],
} as const;

/**
 * The sections of an overview, in the order of the staff's mail and with every row, then a page for each e-invoice that
 * nobody could read otherwise.
 */
export function overviewSections(mailed: MailedCase): OverviewSection[] {
  const { record } = mailed;
  return [
    ...contentSections(mailed, { maxBytes: Infinity }).map((section) => ({ ...section, widths: widths.ledger })),
    ...documentList(record.documents),
    ...invoicePages(record),
  ];
}

function documentList(documents: readonly StoredDocument[]): OverviewSection[] {
  if (documents.length === 0) return [];
  const table: MailTable = {
    columns: [{ title: 'Document en controlesom (SHA-256)' }, { title: 'Soort' }, { title: 'Grootte', kind: 'amount' }],
    rows: documents.map((document) => ({
      cells: [
        `${document.name}\n${document.sha256}`,
        [documentKinds[document.kind], ...remarksOn(document, documents)].join('\n'),
        formatDocumentSize(document.size),
      ],
    })),
  };
  const note = 'Met SHA-256 gaat u na of een document nog is zoals het werd ingediend.';
  return [{ title: documentsTitle(documents.length), rows: [], table, note, widths: widths.documents }];
}

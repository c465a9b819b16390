import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { MailTable } from '../../../mail/MailContent';
import type { AdditionRecord, IntakeRecord, StoredDocument } from '../../../submissions/SubmissionRecord';
import { contentSections } from '../mails/contentSections';
import type { MailedCase } from '../mails/mailedCase';
import { documentsTitle, remarksOn } from '../mails/documentWords';
import type { ColumnLayout, OverviewSection } from './drawTable';
import { invoicePages } from './invoicePages';

const debtColumns: ColumnLayout[] = [{ width: 212 }, { width: 132, isAmount: true }, { width: 115 }];
const documentColumns: ColumnLayout[] = [{ width: 307 }, { width: 100 }, { width: 52, isAmount: true }];

/**
 * The sections of an overview, in the order of the staff's mail and with every debt, then a page for each e-invoice
 * that nobody could read otherwise.
 */
export function overviewSections(mailed: MailedCase): OverviewSection[] {
  const { record } = mailed;
  const { documents } = record;
  const note = documentsNote(record);
  return [
    ...contentSections(mailed, { maxBytes: Infinity }).map((section) => ({ ...section, layout: debtColumns })),
    ...(note === '' ? [] : [{ title: documentsTitle(documents.length), ...documentList(documents), note }]),
    ...invoicePages(record),
  ];
}

function documentsNote({ kind, submissionId, documents }: IntakeRecord | AdditionRecord): string {
  const notes = [
    documents.length > 0 && 'Met SHA-256 gaat u na of een document nog is zoals het werd ingediend.',
    kind === 'intake' && `De volledige tekst staat in case.json (kenmerk ${submissionId}).`,
  ];
  return notes.filter((note) => note !== false).join(' ');
}

function documentList(documents: readonly StoredDocument[]): Omit<OverviewSection, 'title'> {
  if (documents.length === 0) return { rows: [], layout: documentColumns };
  const table: MailTable = {
    columns: [{ title: 'Document en controlesom (SHA-256)' }, { title: 'Soort' }, { title: 'Grootte' }],
    rows: documents.map((document) => ({
      cells: [
        `${document.name}\n${document.sha256}`,
        [documentKinds[document.kind], ...remarksOn(document, documents)].join('\n'),
        formatDocumentSize(document.size),
      ],
    })),
    totals: [],
  };
  return { rows: [], table, layout: documentColumns };
}

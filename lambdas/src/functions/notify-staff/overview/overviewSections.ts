import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { MailSection, MailTable } from '../../../mail/MailContent';
import { missingInfoOfCase } from '../../../submissions/missingInfoOfCase';
import type { IntakeRecord, StoredDocument } from '../../../submissions/SubmissionRecord';
import { caseSections } from '../mails/caseSections';
import { debtsSection } from '../mails/debtsSection';
import { missingSection } from '../mails/missingSection';
import { documentsTitle, noDocuments } from '../mails/documentWords';
import type { ColumnLayout } from './drawTable';

/** A section and the column layout of its table. */
export type OverviewSection = MailSection & { readonly layout: readonly ColumnLayout[] };

const debtColumns: ColumnLayout[] = [{ width: 229 }, { width: 115, isAmount: true }, { width: 115 }];
const documentColumns: ColumnLayout[] = [{ width: 307 }, { width: 100 }, { width: 52, isAmount: true }];

/** The sections of an overview: what the case lacks, the debts, the answers, and the documents. */
export function overviewSections(record: IntakeRecord): OverviewSection[] {
  const { answers, documents } = record;
  return [
    ...missingSection(missingInfoOfCase(record)).map((section) => ({ ...section, layout: [] })),
    ...debtsSection(record, answers).map((section) => ({ ...section, layout: debtColumns })),
    ...caseSections(record).map((section) => ({ ...section, layout: [] })),
    { title: documentsTitle(documents.length), ...documentList(documents) },
  ];
}

function documentList(documents: readonly StoredDocument[]): Omit<OverviewSection, 'title'> {
  if (documents.length === 0) return { rows: [noDocuments], layout: documentColumns };
  const table: MailTable = {
    columns: [{ title: 'Document en controlesom (SHA-256)' }, { title: 'Soort' }, { title: 'Grootte' }],
    rows: documents.map(({ name, sha256, kind, size }) => ({
      cells: [`${name}\n${sha256}`, documentKinds[kind], formatDocumentSize(size)],
    })),
    totals: [],
  };
  return { rows: [], table, layout: documentColumns };
}

import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import type { CaseFile } from '../../../case-file/CaseFile';
import type { MailSection, MailTable } from '../../../mail/MailContent';
import { timeInWords } from '../../../mail/timeInWords';
import { caseSections } from '../mails/caseSections';
import { debtsSection } from '../mails/debtsSection';
import { addedInvoicesSection } from '../mails/invoicesSection';
import { missingSection } from '../mails/missingSection';
import { documentsTitle, noDocuments, noteRow } from '../mails/documentWords';
import { spamMark } from '../mails/spamMark';
import type { ColumnLayout } from './drawTable';
import { changeSections, historySection } from './historySections';

/** A section and the column layout of its table. */
export type OverviewSection = MailSection & { readonly layout: readonly ColumnLayout[] };

type Addition = NonNullable<CaseFile['additions']>[number];

const debtColumns: ColumnLayout[] = [{ width: 229 }, { width: 115, isAmount: true }, { width: 115 }];
const documentColumns: ColumnLayout[] = [{ width: 307 }, { width: 100 }, { width: 52, isAmount: true }];
const historyColumns: ColumnLayout[] = [{ width: 184 }, { width: 207 }, { width: 68, isAmount: true }];

/**
 * The sections of an overview: what the case lacks, the debts, times of all records, changes, the current case, and
 * additions.
 */
export function overviewSections(file: CaseFile): OverviewSection[] {
  const { documents, missing, additions = [] } = file;
  return [
    ...missingSection(missing).map((section) => ({ ...section, layout: [] })),
    ...debtsSection(file).map(withDebts),
    ...historySection(file).map((section) => ({ ...section, layout: historyColumns })),
    ...changeSections(file).map((section) => ({ ...section, layout: [] })),
    ...caseSections(file).map((section) => ({ ...section, layout: [] })),
    { title: documentsTitle(documents.length), ...documentList(documents) },
    ...additions.flatMap((addition) => additionSections(addition, file)),
  ];
}

function additionSections(addition: Addition, { answers }: CaseFile): OverviewSection[] {
  const { receivedAt, number, note, documents } = addition;
  const name = `Aanvulling ${number}`;
  const { warning } = spamMark(addition);
  const row = { ...noteRow(note), ...(warning !== undefined && { hint: warning }) };
  const list = documents.length === 0 ? { layout: [] } : documentList(documents);
  return [
    { title: `${name}, van ${timeInWords(receivedAt)}`, ...list, rows: [row] },
    ...debtsSection({ ...addition, answers }, `${name}: wat er openstaat`).map(withDebts),
    ...addedInvoicesSection(addition).map((section) => ({
      ...section,
      title: `${name}: ${section.title}`,
      layout: [],
    })),
  ];
}

function withDebts(section: MailSection): OverviewSection {
  return { ...section, layout: debtColumns };
}

function documentList(documents: CaseFile['documents']): Omit<OverviewSection, 'title'> {
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

import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { retentionDays } from '@incasso/contract/retention';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import type { StoredDocument } from '../../../submissions/SubmissionRecord';
import { caseFileWords, documentsTitle, remarksOn } from './documentWords';
import type { LeftOutCaseFile, StaffMailOptions } from './StaffMailOptions';

// cspell:ignore awaited infected unscannable
/** How a document reaches the staff, or why it does not. */
export type DeliveredDocument = {
  readonly document: StoredDocument;
} & (
  | { readonly kind: 'attached'; readonly attachmentName: string; readonly isScanned: boolean }
  | { readonly kind: 'linked'; readonly url: string; readonly isScanned: boolean }
  /** Not scanned yet; the link works once the scan has found the document clean. */
  | { readonly kind: 'awaited'; readonly url: string }
  | { readonly kind: 'infected' }
  /** The scan could not read it. */
  | { readonly kind: 'unscannable' }
);

export function documentSection(
  documents: readonly DeliveredDocument[],
  { leftOut }: Pick<StaffMailOptions, 'leftOut'> = {},
): MailSection {
  const rows = documents.map((each) => documentRow(each, documents));
  const notes = notesOn(documents, leftOut);
  return {
    title: documentsTitle(documents.length),
    rows: leftOut === undefined ? rows : [...rows, caseFileRow(leftOut)],
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

function caseFileRow({ size, url }: LeftOutCaseFile): MailRow {
  const label = `${caseFileWords}, ${formatDocumentSize(size)}`;
  return { value: 'case.json', ...(url === undefined ? { label } : { label: `${label}, via link`, href: url }) };
}

function documentRow(delivered: DeliveredDocument, all: readonly DeliveredDocument[]): MailRow {
  const { kind, name, size } = delivered.document;
  const remarks = remarksOn(
    delivered.document,
    all.map(({ document }) => document),
  );
  const row = {
    label: [documentKinds[kind], formatDocumentSize(size), ...remarks].join(', '),
    value: name,
  };
  switch (delivered.kind) {
    case 'attached':
      return { ...row, label: `${row.label}, in bijlage` };
    case 'linked':
      return { ...row, label: `${row.label}, via link`, href: delivered.url };
    case 'awaited':
      return {
        ...row,
        href: delivered.url,
        hint: 'De virusscan is nog bezig. De link werkt zodra het document veilig is bevonden.',
      };
    case 'infected':
      return {
        ...row,
        hint: 'Tegengehouden: de virusscan vond een bedreiging. Vraag de cliënt om een ander document.',
      };
    case 'unscannable':
      return { ...row, hint: 'Tegengehouden: de virusscan kon dit document niet lezen. Vraag de cliënt om een PDF.' };
  }
}

function notesOn(documents: readonly DeliveredDocument[], leftOut: LeftOutCaseFile | undefined): string[] {
  const hasLinks = leftOut?.url !== undefined || documents.some(({ kind }) => kind === 'linked' || kind === 'awaited');
  const isUnscanned = documents.some((delivered) => 'isScanned' in delivered && !delivered.isScanned);
  return [
    ...(hasLinks ? [`De links werken ${retentionDays.documentLinks} dagen.`] : []),
    ...(isUnscanned ? ['De documenten zijn niet op virussen gescand.'] : []),
  ];
}

export function documentCount(count: number): string {
  if (count === 0) return 'geen documenten';
  return count === 1 ? '1 document' : `${count} documenten`;
}

import { contentKind, type ContentKind } from './contentKind';
import { endOfJpeg, isCompletePng, isCompletePdf } from './bytes/isComplete';
import { checkOfficeBinary } from './office/checkOfficeBinary';
import { checkOfficeZip } from './office/checkOfficeZip';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension, type DocumentExtension } from '@incasso/contract/documents/documentTypes';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { findEncryption } from './pdf/findEncryption';
import { opensWithoutPassword } from './pdf/opensWithoutPassword';

export type DocumentToCheck = {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it was parsed as an e-invoice, or as an answer to one. Default: no, and XML is refused. */
  readonly isInvoice?: boolean;
  /** Whether it was parsed as a mail. Default: no, and mails are refused. */
  readonly isMail?: boolean;
};

/**
 * Why a document is refused, by its name and content, which must match; `undefined` when it is accepted. Browser and
 * server apply the same rule; the server decides.
 */
export async function checkDocument({ name, ...document }: DocumentToCheck): Promise<DocumentRefusal | undefined> {
  const { bytes } = document;
  if (bytes.length === 0) return 'empty';
  if (bytes.length > documentLimits.maxBytes) return 'too_large';
  const kind = contentKind(bytes);
  if (kind === 'heic' || isHeicName(name)) return 'heic_photo';
  const extension = documentExtension(name);
  if (extension === undefined) return 'type_not_accepted';
  return checkContent(document, kind, extension);
}

function checkContent(
  { bytes, isInvoice, isMail }: Omit<DocumentToCheck, 'name'>,
  kind: ContentKind,
  extension: DocumentExtension,
): DocumentRefusal | undefined | Promise<DocumentRefusal | undefined> {
  switch (extension) {
    case 'pdf':
      return kind === 'pdf' ? checkPdf(bytes) : 'content_mismatch';
    case 'png':
      return kind === 'png' ? unlessComplete(isCompletePng(bytes)) : 'content_mismatch';
    case 'jpg':
    case 'jpeg':
      return kind === 'jpeg' ? unlessComplete(endOfJpeg(bytes) !== undefined) : 'content_mismatch';
    case 'doc':
    case 'xls':
      if (kind === 'compound') return checkOfficeBinary(bytes, extension);
      return extension === 'xls' && kind === 'other' && isText(bytes) ? 'no_workbook' : 'content_mismatch';
    case 'docx':
    case 'xlsx':
      if (kind === 'compound') return checkOfficeBinary(bytes, extension);
      return kind === 'zip' ? checkOfficeZip(bytes, extension) : 'content_mismatch';
    case 'xml':
      if (kind !== 'other') return 'content_mismatch';
      return isInvoice === true ? undefined : 'no_invoice';
    case 'eml':
      return kind === 'other' && isMail === true ? undefined : 'content_mismatch';
  }
}

/** Whether the wizard converts it to JPG, if the browser can read it. */
export function isHeicName(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}

/** Whether a file starts as text. Programs export HTML, XML and tables with tabs as `.xls`, and Excel opens them. */
function isText(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096);
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return start.every((byte) => byte >= 32 || [9, 10, 13].includes(byte) || (isUtf16 && byte === 0));
}

function unlessComplete(isComplete: boolean): DocumentRefusal | undefined {
  return isComplete ? undefined : 'damaged';
}

/** Checks a PDF's end mark, and its last trailer for a password. */
async function checkPdf(bytes: Uint8Array): Promise<DocumentRefusal | undefined> {
  if (!isCompletePdf(bytes)) return 'damaged';
  const encryption = findEncryption(bytes);
  return encryption === undefined || (await opensWithoutPassword(encryption)) ? undefined : 'password_protected';
}

import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { isCompletePdf } from '../bytes/isComplete';
import { findEncryption } from './findEncryption';
import { opensWithoutPassword } from './opensWithoutPassword';

/** Checks a PDF's end mark, and its last trailer for a password. */
export async function checkPdf(bytes: Uint8Array): Promise<DocumentRefusal | undefined> {
  if (!isCompletePdf(bytes)) return 'damaged';
  const encryption = findEncryption(bytes);
  return encryption === undefined || (await opensWithoutPassword(encryption)) ? undefined : 'password_protected';
}

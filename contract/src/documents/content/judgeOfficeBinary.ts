import type { DocumentRefusal } from '../documentRefusals';
import { readCompoundFile, type CompoundFile } from './readCompoundFile';
import { viewOf } from './viewOf';

const maxEntries = 8192;
const macroStorages = ['vba', '_vba_project', '_vba_project_cur'];
/** What a Word or Excel file of the newer, zipped kind becomes under a password. */
const encryptedPackage = 'encryptedpackage';
const workbookNames = ['workbook', 'book'];
const maxWorkbookStart = 1024 * 1024;

/** Judges a Word or Excel file of the 97-2003 kind, and the password-protected ones of the newer kind. */
export function judgeOfficeBinary(
  bytes: Uint8Array,
  extension: 'doc' | 'docx' | 'xls' | 'xlsx',
): DocumentRefusal | undefined {
  const file = readCompoundFile(bytes, maxEntries);
  if (file === undefined) return 'damaged';
  if (file.topNames.has(encryptedPackage)) return 'password_protected';
  if (extension === 'docx' || extension === 'xlsx') return 'content_mismatch';
  if (macroStorages.some((name) => file.allNames.has(name))) return 'macros';
  return extension === 'doc' ? judgeWordDocument(file) : judgeWorkbook(file);
}

/** MS-DOC: the stream begins with a File Information Block, whose flags say whether it is encrypted. */
function judgeWordDocument(file: CompoundFile): DocumentRefusal | undefined {
  if (!file.topNames.has('worddocument')) return 'content_mismatch';
  const start = file.readStart('worddocument', 32);
  if (start === undefined || start.length < 12) return 'damaged';
  const encryptedFlag = 0x0100;
  return (viewOf(start).getUint16(10, true) & encryptedFlag) === 0 ? undefined : 'password_protected';
}

/** MS-XLS: the stream begins with records about the whole workbook, up to the first EOF. */
function judgeWorkbook(file: CompoundFile): DocumentRefusal | undefined {
  const name = workbookNames.find((candidate) => file.topNames.has(candidate));
  if (name === undefined) return 'content_mismatch';
  const start = file.readStart(name, maxWorkbookStart);
  if (start === undefined || start.length < 4) return 'damaged';
  const record = { end: 0x0a, password: 0x2f, sheet: 0x85 };
  const macroSheet = 1;
  const view = viewOf(start);
  let offset = 0;
  while (offset + 4 <= start.length) {
    const type = view.getUint16(offset, true);
    if (type === record.end) return undefined;
    if (type === record.password) return 'password_protected';
    if (type === record.sheet && start[offset + 9] === macroSheet) return 'macros';
    offset += 4 + view.getUint16(offset + 2, true);
  }
  return undefined;
}

import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { isOfOneMachine } from './linksToCode';
import { readCompoundFile, type CompoundFile } from './readCompoundFile';
import type { SectorStream } from './sectorReader';

const maxEntries = 8192;
const macroStorages = ['vba', '_vba_project', '_vba_project_cur'];
/** The stream of an encrypted Word or Excel file of the newer, zipped kind. */
const encryptedPackage = 'encryptedpackage';
/** MS-DOC, 2.5.2: 0x00c0 to 0x00c2 is Word 97. */
const firstVersionWithStorages = 0x00c0;
/** Maximum number of records about the workbook, far above any real one */
const maxRecords = 200_000;
const workbookNames = ['workbook', 'book'];

/** Checks a Word or Excel file of the 97-2003 kind, and the password-protected ones of the newer kind. */
export function checkOfficeBinary(
  bytes: Uint8Array,
  extension: 'doc' | 'docx' | 'xls' | 'xlsx',
): DocumentRefusal | undefined {
  const file = readCompoundFile(bytes, maxEntries);
  if (file === undefined) return 'damaged';
  if (file.topNames.has(encryptedPackage)) return 'password_protected';
  if (extension === 'docx' || extension === 'xlsx') return 'content_mismatch';
  if (macroStorages.some((name) => file.allNames.has(name))) return 'macros';
  return extension === 'doc' ? checkWordDocument(file) : checkWorkbooks(file);
}

/**
 * MS-DOC: the stream begins with a File Information Block, whose flags tell whether it is encrypted. Word 6 and 95,
 * with a lower version, kept macros in the text's own stream.
 */
function checkWordDocument(file: CompoundFile): DocumentRefusal | undefined {
  if (!file.topNames.has('worddocument')) return 'content_mismatch';
  const block = file.open('worddocument');
  const version = block?.numberAt(2, 2);
  const flags = block?.numberAt(10, 2);
  if (version === undefined || flags === undefined) return 'damaged';
  if (version < firstVersionWithStorages) return 'content_mismatch';
  const [encryptedFlag, secondTableFlag] = [0x0100, 0x0200];
  if ((flags & encryptedFlag) !== 0) return 'password_protected';
  const table = file.open((flags & secondTableFlag) === 0 ? '0table' : '1table');
  return isOfOneMachine(readTemplate(block, table)) ? undefined : 'macros';
}

/** MS-DOC, 2.5.6 and 2.9.286: offset and size of the document's own names, in the File Information Block. */
const names = { offset: 0x019a, size: 0x019e, mark: 0xffff, first: 6 };

/** The path of the template, the second of those names; empty when there is none. */
function readTemplate(block: SectorStream | undefined, table: SectorStream | undefined): string {
  const offset = block?.numberAt(names.offset, 4) ?? 0;
  const hasNames = (block?.numberAt(names.size, 4) ?? 0) > 0 && table?.numberAt(offset, 2) === names.mark;
  if (!hasNames) return '';
  const start = offset + names.first;
  const begin = start + 2 + 2 * (table.numberAt(start, 2) ?? 0);
  const length = table.numberAt(begin, 2) ?? 0;
  return Array.from({ length }, (_, at) => String.fromCharCode(table.numberAt(begin + 2 + 2 * at, 2) ?? 0)).join('');
}

/** Checks every workbook in the file: older and newer programs read one each. */
function checkWorkbooks(file: CompoundFile): DocumentRefusal | undefined {
  const names = workbookNames.filter((name) => file.topNames.has(name));
  if (names.length === 0) return 'content_mismatch';
  for (const name of names) {
    const stream = file.open(name);
    const refusal = stream === undefined ? 'damaged' : checkWorkbook(stream);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** MS-XLS: record types, and the kinds of sheets in their first bytes. */
const record = { begin: 0x0809, end: 0x0a, password: 0x2f, sheet: 0x85 };
const macroSheets = { inList: [1, 6], inSheet: [0x0006, 0x0040] };

/**
 * MS-XLS: the stream begins with records about the workbook, up to the first end. They list the sheets, each with its
 * kind and offset; the sheet repeats its kind. Without that end nothing is known of the rest.
 */
function checkWorkbook(stream: SectorStream): DocumentRefusal | undefined {
  if (stream.numberAt(0, 2) !== record.begin) return 'damaged';
  let offset = 0;
  for (let records = 0; records < maxRecords; records += 1) {
    const type = stream.numberAt(offset, 2);
    const length = stream.numberAt(offset + 2, 2);
    if (type === record.end) return undefined;
    if (type === undefined || length === undefined) return 'damaged';
    if (type === record.password) return 'password_protected';
    if (type === record.sheet && isMacroSheet(stream, offset + 4)) return 'macros';
    offset += 4 + length;
  }
  return 'damaged';
}

/** Whether a sheet has macros, by its entry in the list or by its own first record. */
function isMacroSheet(stream: SectorStream, entry: number): boolean {
  const kindInList = stream.numberAt(entry + 5, 1) ?? 0;
  const offset = stream.numberAt(entry, 4) ?? stream.size;
  const begins = stream.numberAt(offset, 2) === record.begin;
  const kindInSheet = begins ? (stream.numberAt(offset + 6, 2) ?? 0) : 0;
  return macroSheets.inList.includes(kindInList) || macroSheets.inSheet.includes(kindInSheet);
}

import { readList, type ListQuestion, type ListReading } from '@incasso/debts/readList';
import type { Sheet } from '@incasso/debts/findSheets';
import { readZipDirectory } from '@incasso/documents/readZipDirectory';
import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from 'fflate';
import { parse } from 'papaparse';
import readXlsx, { type SheetData } from 'read-excel-file/universal';

/** Above the size of real lists. `unpacked` protects against a zip bomb. In bytes, except `parts`. */
const limits = { file: 5_000_000, unpacked: 100_000_000, parts: 1000 };

type Cells = Sheet['cells'];

/**
 * Reads an open-items list: a spreadsheet (`.xlsx`), or text separated by semicolons, commas or tabs. Returns
 * `undefined` for a file that it cannot read.
 */
export async function readListFile(bytes: Uint8Array, question?: ListQuestion): Promise<ListReading | undefined> {
  if (bytes.length > limits.file) return undefined;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && isNoList(bytes)) return undefined;
  const sheets = isZip ? await sheetsOf(bytes) : [{ name: '', cells: cellsOf(decode(bytes)) }];
  return sheets.length === 0 ? undefined : readList(sheets, question);
}

async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  const entries = readZipDirectory(bytes, limits.parts);
  const unpacked = entries?.reduce((sum, { inflatedSize }) => sum + inflatedSize, 0);
  if (unpacked === undefined || unpacked > limits.unpacked) return [];
  const sheets = await readXlsx(bytes.slice().buffer).catch(() => readXlsx(placed(bytes)));
  return sheets.map(({ sheet, data }) => ({ name: sheet, cells: rowsOf(data).map((row) => row.map(textOf)) }));
}

/** A sheet that is a chart has no cells, whatever the library's type says. */
function rowsOf(data: SheetData | undefined): SheetData {
  return data ?? [];
}

/** A workbook with the references of rows and cells, which the library needs and some programs omit. */
function placed(bytes: Uint8Array): ArrayBuffer {
  const chunks: Uint8Array[] = [];
  // Stored without compression: the code that compresses would be loaded for it.
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(/worksheets\/[^/]+\.xml$/.test(name) ? strToU8(withReferences(strFromU8(part))) : part, true);
  }
  zip.end();
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  chunks.reduce((at, chunk) => {
    whole.set(chunk, at);
    return at + chunk.length;
  }, 0);
  return whole.buffer;
}

function withReferences(sheet: string): string {
  let row = 0;
  let column = 0;
  return sheet.replace(/<((?:\w+:)?(row|c))(?=[\s>/])([^>]*)/g, (tag, name: string, kind, rest: string) => {
    const said = /\sr="([A-Z]*)(\d*)"/.exec(rest);
    if (kind === 'row') [row, column] = [said ? Number(said[2]) : row + 1, 0];
    else column = said ? columnOf(said[1] ?? '') : column + 1;
    return said ? tag : `<${name} r="${kind === 'row' ? '' : letterOf(column - 1)}${String(row)}"${rest}`;
  });
}

/** The letters of a column, counted from 0: `A` to `Z`, then `AA`. */
function letterOf(column: number): string {
  const before = column < 26 ? '' : letterOf(Math.floor(column / 26) - 1);
  return `${before}${String.fromCharCode(65 + (column % 26))}`;
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/**
 * Formats dates without time, and rounds the floating-point errors of amounts to cents. A comma, as in the texts that
 * Belgian programs write beside numbers: all amounts of a list are read with one decimal sign.
 */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',');
  return typeof value === 'string' ? value.trim() : '';
}

/** A PDF, HTML or XML file, whatever its name, or a binary one such as an older spreadsheet. */
function isNoList(bytes: Uint8Array): boolean {
  const start = decode(bytes.subarray(0, 4096));
  return /^\s*(%PDF|<)/.test(start) || start.includes('\0');
}

/**
 * UTF-16 if there is a byte order mark, else UTF-8. Invalid UTF-8 is Windows-1252, which older Windows programs write.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Amounts contain commas, so a comma is the separator only if most lines have no tab, semicolon or bar outside quotes.
 * Excel writes `="00041"` to keep zeros, and quotes whole lines of a file that it saves as text twice.
 */
function cellsOf(text: string): Cells {
  const [, said, rest = text] = /^sep=(.)\r?\n([^]*)$/.exec(text) ?? [];
  const lines = rest.split('\n').filter((line) => line.trim() !== '');
  const bare = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const usual = ['\t', ';', '|'].find((one) => bare.filter((line) => line.includes(one)).length >= lines.length / 2);
  const values = rest.replace(/(^|[\t;|,])="/gm, '$1"');
  const { data } = parse<string[]>(values, { delimiter: said ?? usual ?? ',', skipEmptyLines: true });
  const isQuoted = data.length > 1 && data.every(({ length }) => length === 1) && rest.startsWith('"');
  return isQuoted ? cellsOf(data.join('\n')) : data.map((row) => row.map((cell) => cell.trim()));
}

import { readList, type ListQuestion, type ListReading } from '@incasso/debts/readList';
import { readZipDirectory } from '@incasso/documents/readZipDirectory';
import { parse } from 'papaparse';
import readXlsx from 'read-excel-file/universal';

/** Above the size of real lists. `unpacked` protects against a zip bomb. In bytes, except `parts`. */
const limits = { file: 5_000_000, unpacked: 100_000_000, parts: 1000 };

type Cells = readonly (readonly string[])[];

/**
 * Reads an open-items list: a spreadsheet (`.xlsx`), or text separated by semicolons, commas or tabs. Of several sheets
 * it returns the one with the most recognised rows. Returns `undefined` for a file that it cannot read.
 */
export async function readListFile(bytes: Uint8Array, question: ListQuestion): Promise<ListReading | undefined> {
  if (bytes.length > limits.file) return undefined;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip && isNoList(bytes)) return undefined;
  const sheets = isZip ? await sheetsOf(bytes) : [cellsOf(decode(bytes))];
  const ranked = sheets
    .map((cells) => ({ cells, reading: readList(cells, { debts: question.debts }) }))
    .sort((one, other) => rank(other.reading) - rank(one.reading));
  return ranked[0] && readList(ranked[0].cells, question);
}

function rank({ isRecognised, entries }: ListReading): number {
  return (isRecognised ? 1_000_000 : 0) + entries.length;
}

async function sheetsOf(bytes: Uint8Array): Promise<Cells[]> {
  const entries = readZipDirectory(bytes, limits.parts);
  const unpacked = entries?.reduce((sum, { inflatedSize }) => sum + inflatedSize, 0);
  if (unpacked === undefined || unpacked > limits.unpacked) return [];
  const sheets = await readXlsx(bytes.slice().buffer);
  return sheets.map(({ data }) => data.map((row) => row.map(textOf)));
}

/** Formats dates without time, and rounds the floating-point errors of amounts to cents. */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
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

/** Amounts contain commas, so a comma is the separator only if the lines contain no tabs or semicolons. */
function cellsOf(text: string): Cells {
  const [, said, rest = text] = /^sep=(.)\r?\n([^]*)$/.exec(text) ?? [];
  const lines = rest.split('\n').filter((line) => line.trim() !== '');
  const usual = ['\t', ';', '|'].find((one) => lines.filter((line) => line.includes(one)).length >= lines.length / 2);
  const { data } = parse<string[]>(rest, { delimiter: said ?? usual ?? ',', skipEmptyLines: true });
  return data.map((row) => row.map((cell) => cell.trim()));
}

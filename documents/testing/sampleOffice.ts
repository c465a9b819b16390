import * as CFB from 'cfb';
import { readSample, type SampleName } from './readSample';

/** Names and contents of the parts of a container. */
export type Parts = Readonly<Record<string, Uint8Array | string>>;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';

/** A sample with these parts added or replaced. */
export function withParts(name: SampleName & `${'brief' | 'tabel'}.${string}`, parts: Parts): Uint8Array<ArrayBuffer> {
  const container = CFB.read(readSample(name), { type: 'array' });
  return writeContainer(container, parts, { fileType: name.endsWith('x') ? 'zip' : 'cfb', compression: true });
}

/** A valid Word file with one paragraph; `extra` adds or replaces parts. */
export function sampleDocx(extra: Parts = {}): Uint8Array<ArrayBuffer> {
  return zipFile({
    ...packageOf(
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    ),
    'word/document.xml': `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Algemene voorwaarden</w:t></w:r></w:p></w:body></w:document>`,
    ...extra,
  });
}

/** A valid Excel file with one sheet; `extra` adds or replaces parts. */
export function sampleXlsx(extra: Parts = {}): Uint8Array<ArrayBuffer> {
  const names = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  return zipFile({
    ...packageOf('xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    'xl/workbook.xml': `${declaration}<workbook xmlns="${names}" xmlns:r="${relationshipTypes}"><sheets><sheet name="Facturen" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationshipTypes}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${names}"><sheetData><row r="1"><c r="A1"><v>1250</v></c></row></sheetData></worksheet>`,
    ...extra,
  });
}

/** A Word 97-2003 container; `extra` adds or replaces streams. */
export function sampleDoc(extra: Parts = {}): Uint8Array<ArrayBuffer> {
  return compoundFile({
    WordDocument: fileInformationBlock({}),
    '1Table': new Uint8Array(4096),
    ...extra,
  });
}

/** An Excel 97-2003 container with one sheet; `extra` adds or replaces streams. */
export function sampleXls(extra: Parts = {}): Uint8Array<ArrayBuffer> {
  return compoundFile({ Workbook: workbook([boundSheet({ isMacroSheet: false })]), ...extra });
}

/** The stream `WordDocument` with its flag for encryption; Word 97 by default. */
export function fileInformationBlock({ isEncrypted = false, version = 0xc1 }): Uint8Array<ArrayBuffer> {
  const stream = new Uint8Array(4096);
  stream.set([0xec, 0xa5, version, 0x00]);
  stream[11] = isEncrypted ? 0x01 : 0x00;
  return stream;
}

/** The stream `Workbook` with these records between its first and last */
export function workbook(records: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = Buffer.concat([beginOfSheets(0x0005), ...records, record(0x0a, [])]);
  return Uint8Array.from(Buffer.concat([whole, new Uint8Array(Math.max(0, 4096 - whole.length))]));
}

/** The first record of the workbook globals (kind 5) or of a sheet */
export function beginOfSheets(kind: number): Uint8Array<ArrayBuffer> {
  return record(0x0809, [0x00, 0x06, kind, 0x00, 0xbb, 0x0d, 0xcc, 0x07, 0, 0, 0, 0, 6, 0, 0, 0]);
}

/** Text records as in a large workbook, of at least so many bytes */
export function textRecords(bytes: number): Uint8Array<ArrayBuffer>[] {
  const longest = record(
    0x3c,
    Array.from({ length: 8224 }, () => 0x20),
  );
  return Array.from({ length: Math.ceil(bytes / longest.length) }, () => longest);
}

type SheetFacts = { readonly isMacroSheet?: boolean; readonly kind?: number; readonly offset?: number };

/** The record with a sheet's kind (1: macros) and offset */
export function boundSheet({ isMacroSheet = false, kind, offset = 0 }: SheetFacts): Uint8Array<ArrayBuffer> {
  const bytes = [offset, offset >> 8, offset >> 16, 0].map((byte) => byte & 0xff);
  return record(0x85, [...bytes, 0, kind ?? (isMacroSheet ? 1 : 0), 5, 0, ...new TextEncoder().encode('Blad1')]);
}

/** The record of an encrypted workbook */
export function passwordRecord(): Uint8Array<ArrayBuffer> {
  return record(0x2f, [0, 0, 0, 0, 0, 0]);
}

/** A zip archive of these parts. */
export function zipFile(parts: Parts): Uint8Array<ArrayBuffer> {
  return writeContainer(CFB.utils.cfb_new(), parts, { fileType: 'zip', compression: true });
}

/** A compound file of these streams. */
export function compoundFile(parts: Parts): Uint8Array<ArrayBuffer> {
  return writeContainer(CFB.utils.cfb_new(), parts, { fileType: 'cfb' });
}

function writeContainer(container: CFB.CFB$Container, parts: Parts, options: CFB.CFB$WritingOptions) {
  for (const [name, content] of Object.entries(parts)) {
    CFB.utils.cfb_add(container, `/${name}`, typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
  const written: unknown = CFB.write(container, { type: 'buffer', ...options });
  if (!ArrayBuffer.isView(written)) throw new Error('no bytes were written');
  return new Uint8Array(written.buffer, written.byteOffset, written.byteLength).slice();
}

function packageOf(mainPart: string, mainType: string): Parts {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainPart}" ContentType="${mainType}"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationshipTypes}/officeDocument" Target="${mainPart}"/></Relationships>`,
  };
}

function record(type: number, content: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([type & 0xff, type >> 8, content.length & 0xff, content.length >> 8, ...content]);
}

import * as CFB from 'cfb';
import { readSample, type SampleName } from './readSample';

export type Parts = Readonly<Record<string, Uint8Array | string>>;

export function withParts(name: SampleName & `${'brief' | 'tabel'}.${string}`, parts: Parts): Uint8Array<ArrayBuffer> {
  const container = CFB.read(readSample(name), { type: 'array' });
  return writeContainer(container, parts, { fileType: name.endsWith('x') ? 'zip' : 'cfb', compression: true });
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

export function passwordRecord(): Uint8Array<ArrayBuffer> {
  return record(0x2f, [0, 0, 0, 0, 0, 0]);
}

export function zipFile(parts: Parts): Uint8Array<ArrayBuffer> {
  return writeContainer(CFB.utils.cfb_new(), parts, { fileType: 'zip', compression: true });
}

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

function record(type: number, content: readonly number[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([type & 0xff, type >> 8, content.length & 0xff, content.length >> 8, ...content]);
}

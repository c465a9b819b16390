import fc from 'fast-check';
import { isSearch } from '@incasso/contract/testing/search';
import {
  withCompressedSizes,
  withFlagsOfEveryEntry,
  withInflatedSizes,
  withZip64Directory,
} from '../testing/changedZip';
import { readSample } from '../testing/readSample';
import {
  beginOfSheets,
  boundSheet,
  compoundFile,
  fileInformationBlock,
  workbook,
  zipFile,
  textRecords,
  withParts,
} from '../testing/sampleOffice';
import { samplePdf } from '../testing/samplePdf';
import { isDocumentRefusal, type DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentTypes } from '@incasso/contract/documents/documentTypes';
import { checkDocument } from './checkDocument';
import { readDocument } from './readDocument';
import { documentLimits } from '@incasso/contract/documents/documentLimits';

type Row = readonly [what: string, name: string, bytes: Uint8Array, refusal: DocumentRefusal | 'accepted'];

const text = (content: string) => new TextEncoder().encode(content);
const verdictOn = async (name: string, bytes: Uint8Array) => (await checkDocument({ name, bytes })) ?? 'accepted';

const pdfAfter = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), samplePdf()]);
const printJob = '\x1b%-12345X@PJL JOB\r\n@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n';

/** Viewers open a PDF after other bytes, unless these begin a file of another type: one file could be two. */
const pdfs: readonly Row[] = [
  ['in capitals', 'FACTUUR.PDF', samplePdf(), 'accepted'],
  ['blanks at its end', 'scan.pdf', new Uint8Array([...samplePdf(), 0, 0, 10, 13, 0]), 'accepted'],
  ['a byte order mark and an empty line', 'a.pdf', pdfAfter('\xef\xbb\xbf\n'), 'accepted'],
  ['the header of a print job', 'a.pdf', pdfAfter(printJob), 'accepted'],
  ['the header of a part of a mail', 'a.pdf', pdfAfter('Content-Type: application/pdf\r\n\r\n'), 'accepted'],
  ['bytes of no type', 'a.pdf', pdfAfter('\x7f\x01\x02\x03'), 'accepted'],
  ['as much as viewers skip', 'a.pdf', pdfAfter(`x${' '.repeat(1018)}`), 'accepted'],
  ['more than viewers skip', 'a.pdf', pdfAfter(' '.repeat(1020)), 'content_mismatch'],
  ['a program', 'a.pdf', pdfAfter('MZ\x90\0'), 'content_mismatch'],
  ['a script', 'a.pdf', pdfAfter('#!/bin/sh\n'), 'content_mismatch'],
  ['a picture', 'a.pdf', pdfAfter('GIF89a'), 'content_mismatch'],
  ['PostScript', 'a.pdf', pdfAfter('%!PS\n'), 'content_mismatch'],
  ['a film', 'a.pdf', pdfAfter('\0\0\0\x18ftypmp42'), 'content_mismatch'],
  ['rich text', 'a.pdf', pdfAfter('{\\rtf1'), 'content_mismatch'],
  ['a page after a byte order mark', 'a.pdf', pdfAfter('\xef\xbb\xbf\n<!DOCTYPE html>'), 'content_mismatch'],
  ['a mail', 'a.pdf', pdfAfter('Subject: Factuur\r\nFrom: jan@voorbeeld.example\r\n\r\n'), 'content_mismatch'],
];

/** Where the picture of a JPEG begins, behind the header of its scan. */
function scanOf(jpeg: Uint8Array): number {
  const mark = jpeg.findLastIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);
  return mark + 2 + (jpeg[mark + 2] ?? 0) * 256 + (jpeg[mark + 3] ?? 0);
}

const photo = readSample('foto.jpg');
const secondSegment = 20;
/** Viewers skip bytes between two segments that are no mark. */
const jpegWith = (filler: Iterable<number>) =>
  Uint8Array.from([...photo.slice(0, secondSegment), ...filler, ...photo.slice(secondSegment)]);

const jpegs: readonly Row[] = [
  ['bytes between segments', 'a.jpeg', jpegWith([0x12, 0xff, 0x00, 0x34]), 'accepted'],
  ['marks without a segment', 'a.jpg', jpegWith([0xff, 0xd0, 0xff, 0x01]), 'accepted'],
  ['marks in a row', 'a.jpg', jpegWith([0xff, 0xff]), 'accepted'],
  ['a PDF between segments', 'a.jpg', jpegWith(samplePdf()), 'content_mismatch'],
  ['cut off between segments', 'a.jpg', jpegWith([0, 0, 0]).slice(0, 22), 'damaged'],
  ['cut off where its picture would begin', 'a.jpg', photo.slice(0, scanOf(photo)), 'damaged'],
  ['cut off by an end mark', 'a.jpg', jpegWith([0xff, 0xd9]), 'damaged'],
];

/** `refusalsOfFamilies.test.ts` has each reason for each kind of file. */
const others: readonly Row[] = [
  ['without content', 'leeg.pdf', new Uint8Array(), 'empty'],
  ['above the limit', 'groot.pdf', new Uint8Array(documentLimits.maxBytes + 1), 'too_large'],
  ['an archive', 'dossier.zip', zipFile({ 'a.pdf': 'x' }), 'type_not_accepted'],
  ['a name that is only an extension', 'pdf', samplePdf(), 'type_not_accepted'],
  ['a HEIC photo', 'IMG_0001.jpg', readSample('iphone.heic'), 'heic_photo'],
  ['the name of a HEIC photo', 'IMG_0001.heif', photo, 'heic_photo'],
  ['XML that is no invoice', 'overzicht.xml', text('<?xml version="1.0"?><overzicht/>'), 'no_invoice'],
  ['a web page', 'tabel.xls', text('<html><table></table></html>'), 'no_workbook'],
  ['a table with tabs', 'tabel.xls', text('Klant\tFactuur\r\nProefklant NV\tA-2026-101\r\n'), 'no_workbook'],
  ['a table in UTF-16', 'tabel.xls', Buffer.from('\ufeffKlant\tFactuur\r\n', 'utf16le'), 'no_workbook'],
  ['a program', 'programma.xls', text('MZ\x90\x00 this program'), 'content_mismatch'],
  ['a photo', 'foto.xls', photo, 'content_mismatch'],
  ['a web page', 'tabel.doc', text('<html><table></table></html>'), 'content_mismatch'],
  ['a newer Word file', 'brief.doc', readSample('brief.docx'), 'content_mismatch'],
  ['an older Word file', 'brief.docx', readSample('brief.doc'), 'content_mismatch'],
  ['a binary workbook', 'a.xlsx', withParts('tabel.xlsx', { 'xl/workbook.bin': 'x' }), 'content_mismatch'],
  ['a zip without content types', 'a.docx', zipFile({ 'word/document.xml': '<x/>' }), 'content_mismatch'],
  [
    'a file of Word 95',
    'brief.doc',
    withParts('brief.doc', { WordDocument: fileInformationBlock({ version: 0x68 }) }),
    'content_mismatch',
  ],
  ['encrypted entries', 'brief.docx', withFlagsOfEveryEntry(readSample('brief.docx'), 1), 'password_protected'],
  ['a zip bomb', 'a.xlsx', withInflatedSizes(readSample('tabel.xlsx'), 20 * 1024 * 1024), 'unpacks_too_large'],
  ['entries that share bytes', 'a.docx', withCompressedSizes(readSample('brief.docx'), 1500), 'damaged'],
];

const megabytes = textRecords(3_000_000);
const book = (...records: readonly Uint8Array[]) => workbook(records);
const xlsOf = (Workbook: Uint8Array) => withParts('tabel.xls', { Workbook });
/** A workbook with one sheet, behind the list of sheets. */
const sheetOf = (kind: number) =>
  xlsOf(Buffer.concat([book(boundSheet({ offset: 4096 })), beginOfSheets(kind), new Uint8Array(500)]));
const macroSheet = boundSheet({ isMacroSheet: true });

const macros: readonly Row[] = [
  ['a macro sheet', 'a.xlsx', withParts('tabel.xlsx', { 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
  ['a project', 'a.doc', withParts('brief.doc', { 'Macros/VBA/_VBA_PROJECT': new Uint8Array(64) }), 'macros'],
  ['a folder of Excel', 'a.xls', withParts('tabel.xls', { '_VBA_PROJECT_CUR/x': new Uint8Array(64) }), 'macros'],
  ['a workbook in small sectors', 'a.xls', compoundFile({ Workbook: book(boundSheet({})).slice(0, 300) }), 'accepted'],
  ['megabytes of text', 'a.xls', xlsOf(book(...megabytes, boundSheet({}))), 'accepted'],
  ['a macro sheet behind them', 'a.xls', xlsOf(book(...megabytes, macroSheet)), 'macros'],
  ['records that do not end', 'a.xls', xlsOf(book(...megabytes).slice(0, 2_000_000)), 'damaged'],
  ['a Visual Basic module', 'a.xls', xlsOf(book(boundSheet({ kind: 6 }))), 'macros'],
  ['a sheet that declares itself', 'a.xls', sheetOf(0x10), 'accepted'],
  ['a macro sheet that only declares itself', 'a.xls', sheetOf(0x40), 'macros'],
  ['macros for older programs', 'a.xls', withParts('tabel.xls', { Book: book(macroSheet) }), 'macros'],
];

type Change = (view: DataView, bytes: Uint8Array) => void;
function changed(sample: Uint8Array, change: Change): Uint8Array {
  const bytes = Uint8Array.from(sample);
  change(new DataView(bytes.buffer), bytes);
  return bytes;
}
const compound = (change: Change) => changed(readSample('brief.doc'), change);
const docx = readSample('brief.docx');
const docxWithMacros = withParts('brief.docx', { 'word/vbaProject.bin': 'x' });
const isOnlyThere = false;

/** Files that two programs could read in two ways. */
const ambiguous: readonly Row[] = [
  ['a limit of its own for small streams', 'a.doc', compound((view) => view.setUint32(56, 64, true)), 'damaged'],
  [
    'a directory without end',
    'a.doc',
    compound((view) => {
      const directory = view.getUint32(48, true);
      view.setUint32((view.getUint32(76, true) + 1) * 512 + directory * 4, directory, true);
    }),
    'damaged',
  ],
  [
    'two entries of one name',
    'a.doc',
    compound((_view, bytes) => {
      const at = Buffer.from(bytes.buffer).indexOf(Buffer.from('1Table\0', 'utf16le'));
      bytes.set(Buffer.from('WordDocument\0', 'utf16le'), at);
      bytes[at + 64] = 26;
    }),
    'damaged',
  ],
  [
    'more entries than declared',
    'a.docx',
    changed(docxWithMacros, (view) => {
      const at = docxWithMacros.length - 12;
      view.setUint16(at, view.getUint16(at, true) - 1, true);
    }),
    'damaged',
  ],
  [
    'bytes behind the directory',
    'a.docx',
    Buffer.concat([docx.subarray(0, -22), Buffer.from('PK'), docx.subarray(-22)]),
    'damaged',
  ],
  [
    'more entries than any file',
    'a.docx',
    changed(docx, (view) => view.setUint16(docx.length - 12, 60_000, true)),
    'damaged',
  ],
  ['a zip64 directory', 'a.docx', withZip64Directory(docx), 'accepted'],
  ['a zip64 directory as the other one', 'a.docx', withZip64Directory(docx, { isOnlyThere }), 'accepted'],
  ['macros in a zip64 directory', 'a.docx', withZip64Directory(docxWithMacros, { isOnlyThere }), 'macros'],
  ['a zip64 directory elsewhere', 'a.docx', withZip64Directory(docx, { offset: -1 }), 'damaged'],
  ...([10, 16] as const).map((at): Row => {
    const bytes = withZip64Directory(docx, { isOnlyThere });
    bytes.writeUInt16LE(bytes.readUInt16LE(bytes.length - 22 + at) - 1, bytes.length - 22 + at);
    return [`another directory by the field at ${at}`, 'a.docx', bytes, 'damaged'];
  }),
];

test.each<Row>([...pdfs, ...jpegs, ...others, ...macros, ...ambiguous])(
  '%s: %s',
  async (_what, name, bytes, refusal) => {
    expect(await verdictOn(name, bytes)).toBe(refusal);
  },
);

test.each(['foto.jpg', 'foto.JPEG'])('a photo without its end mark is accepted with a caution: %s', async (name) => {
  const accepted = { ok: true, invoice: undefined };

  expect(await readDocument({ name, bytes: photo.slice(0, -2) })).toEqual({ ...accepted, caution: 'unended_photo' });
  expect(await readDocument({ name, bytes: photo })).toEqual(accepted);
});

test('XML is accepted only if it is an e-invoice and named .xml', async () => {
  const bytes = text('<Invoice/>');

  expect(await checkDocument({ name: 'FACTUUR.XML', bytes, isInvoice: true })).toBeUndefined();
  expect(await checkDocument({ name: 'factuur.pdf', bytes, isInvoice: true })).toBe('content_mismatch');
});

test('a changed byte never crashes or stalls the check, wherever it is', async () => {
  const verdicts = new Set<string>();
  for (const [name, sample] of [
    ['a.docx', docx],
    ['a.doc', readSample('brief.doc').slice(0, 2048)],
    ['a.xls', readSample('tabel.xls').slice(0, 4096)],
    ['a.jpg', photo],
    ['a.png', readSample('scan.png')],
  ] as const)
    for (let index = 0; index < sample.length; index += isSearch ? 1 : 7)
      for (const value of [0x00, 0x7f, 0xff])
        verdicts.add(
          await verdictOn(
            name,
            changed(sample, (_view, bytes) => (bytes[index] = value)),
          ),
        );

  expect(verdicts).toContain('damaged');
});

test('property: no file crashes the check', async () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...Object.keys(documentTypes)).map((extension) => `a.${extension}`),
  );
  const starts = fc.constantFrom(
    [],
    ...[samplePdf(), docx, readSample('brief.doc'), photo, readSample('scan.png')].map((start) => start.slice(0, 64)),
  );
  await fc.assert(
    fc.asyncProperty(names, starts, fc.uint8Array({ maxLength: 600 }), async (name, start, rest) => {
      const verdict = await verdictOn(name, new Uint8Array([...start, ...rest]));
      expect(verdict === 'accepted' || isDocumentRefusal(verdict)).toBe(true);
    }),
  );
});

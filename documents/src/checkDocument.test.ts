import fc from 'fast-check';
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
import { isDocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentTypes } from '@incasso/contract/documents/documentTypes';
import { checkDocument } from './checkDocument';
import { readDocument } from './readDocument';
import { documentLimits } from '@incasso/contract/documents/documentLimits';

const text = (content: string) => new TextEncoder().encode(content);

describe('a document with matching name and content', () => {
  test.each<[string, Uint8Array]>([
    ['factuur.pdf', samplePdf()],
    ['FACTUUR.PDF', samplePdf()],
    ['factuur.met.punten.pdf', samplePdf({ size: 200_000 })],
    ['voorwaarden.docx', readSample('brief.docx')],
    ['overzicht.xlsx', readSample('tabel.xlsx')],
    ['brief.doc', readSample('brief.doc')],
    ['overzicht.xls', readSample('tabel.xls')],
    ['klein.xls', compoundFile({ Workbook: workbook([boundSheet({ isMacroSheet: false })]).slice(0, 300) })],
    ['foto.jpg', readSample('foto.jpg')],
    ['foto.jpeg', readSample('foto.jpg')],
    ['scan.png', readSample('scan.png')],
    ['scanner.pdf', new Uint8Array([...samplePdf(), 0, 0, 10, 13, 0])],
  ])('is accepted: %s', async (name, bytes) => {
    expect(await checkDocument({ name, bytes })).toBeUndefined();
  });
});

describe('a PDF', () => {
  const pdfAfter = (start: string) => Buffer.concat([Buffer.from(start, 'latin1'), samplePdf()]);
  const printJob = '\x1b%-12345X@PJL JOB\r\n@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n';

  test.each([
    ['an empty line', '\r\n'],
    ['white space', '\0\t\n\f\r '],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['a byte order mark and an empty line', '\xef\xbb\xbf\n'],
    ['the header of a print job', printJob],
    ['the shortest header of a print job', '\x1b%-12345X'],
    ['lines of a print job without its beginning', '@PJL JOB\n'],
    ['half of a byte order mark', '\xef\xbb'],
    ['the header of a part of a mail', 'Content-Type: application/pdf\r\n\r\n'],
    ['bytes of no type', '\x7f\x01\x02\x03'],
    ['as much as viewers skip', `x${' '.repeat(1018)}`],
  ])('is accepted after %s, as viewers open it', async (_, start) => {
    expect(await checkDocument({ name: 'factuur.pdf', bytes: pdfAfter(start) })).toBeUndefined();
  });

  test.each([
    ['a program', 'MZ\x90\0'],
    ['a picture', 'GIF89a'],
    ['a page', '<html>'],
    ['a comment', '%!PS\n'],
    ['a script', '#!/bin/sh\n'],
    ['an archive', 'Rar!\x1a\x07'],
    ['a film', '\0\0\0\x18ftypmp42'],
    ['rich text', '{\\rtf1'],
    ['a page after a byte order mark', '\xef\xbb\xbf\n<!DOCTYPE html>'],
    ['a mail', 'Subject: Factuur\r\nFrom: jan@voorbeeld.example\r\n\r\n'],
    ['a page in white space', `  <html>${' '.repeat(100)}`],
    ['more white space than viewers skip', ' '.repeat(1020)],
  ])('is refused after %s: one file could be two', async (_, start) => {
    expect(await checkDocument({ name: 'factuur.pdf', bytes: pdfAfter(start) })).toBe('content_mismatch');
  });
});

/** Where the picture of a JPEG begins, behind the header of its scan. */
function scanOf(jpeg: Uint8Array): number {
  const mark = jpeg.findLastIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda);
  return mark + 2 + (jpeg[mark + 2] ?? 0) * 256 + (jpeg[mark + 3] ?? 0);
}

describe('a JPEG', () => {
  const picture = readSample('foto.jpg');
  const secondSegment = 20;
  const jpegWith = (filler: readonly number[]) =>
    Uint8Array.from([...picture.slice(0, secondSegment), ...filler, ...picture.slice(secondSegment)]);

  test.each([
    ['zeros', [0, 0, 0]],
    ['bytes that are no mark', [0x12, 0xff, 0x00, 0x34]],
    ['marks without a segment', [0xff, 0xd0, 0xff, 0x01]],
    ['marks in a row', [0xff, 0xff]],
  ])('is accepted with %s between two segments, as viewers show it', async (_, filler) => {
    expect(await checkDocument({ name: 'foto.jpg', bytes: jpegWith(filler) })).toBeUndefined();
  });

  test('is refused with a PDF between two segments: one file could be two', async () => {
    const bytes = jpegWith([...samplePdf()]);

    expect(await checkDocument({ name: 'foto.jpg', bytes })).toBe('content_mismatch');
  });

  test.each([
    ['before its picture', jpegWith([0, 0]).slice(0, 40)],
    ['in bytes that are no mark', jpegWith([0, 0, 0]).slice(0, 22)],
    ['where its picture would begin', picture.slice(0, scanOf(picture))],
    ['by the end mark of no picture', jpegWith([0xff, 0xd9])],
  ])('is damaged when it is cut off %s', async (_, bytes) => {
    expect(await checkDocument({ name: 'foto.jpg', bytes })).toBe('damaged');
  });

  test.each(['foto.jpg', 'foto.JPEG'])('is accepted without its end mark, with a caution: %s', async (name) => {
    const accepted = { ok: true, invoice: undefined };

    expect(await readDocument({ name, bytes: picture.slice(0, -2) })).toEqual({
      ...accepted,
      caution: 'unended_photo',
    });
    expect(await readDocument({ name, bytes: picture })).toEqual(accepted);
  });
});

test('XML is accepted only if it is an e-invoice and named .xml', async () => {
  const bytes = text('<Invoice/>');

  expect(await checkDocument({ name: 'FACTUUR.XML', bytes, isInvoice: true })).toBeUndefined();
  expect(await checkDocument({ name: 'factuur.pdf', bytes, isInvoice: true })).toBe('content_mismatch');
  expect(await checkDocument({ name: 'factuur.txt', bytes, isInvoice: true })).toBe('type_not_accepted');
  expect(await checkDocument({ name: 'factuur.xml', bytes: new Uint8Array(), isInvoice: true })).toBe('empty');
});

/** `refusalsOfFamilies.test.ts` has each reason for each kind of file. */
describe('a refused document has its reason', () => {
  test.each([
    ['leeg.pdf', new Uint8Array(), 'empty'],
    ['groot.pdf', new Uint8Array(documentLimits.maxBytes + 1), 'too_large'],
    ['programma.exe', text('MZ'), 'type_not_accepted'],
    ['zonder-extensie', samplePdf(), 'type_not_accepted'],
    ['pdf', samplePdf(), 'type_not_accepted'],
    ['dossier.zip', zipFile({ 'a.pdf': 'x' }), 'type_not_accepted'],
    ['IMG_0001.HEIC', readSample('iphone.heic'), 'heic_photo'],
    ['IMG_0001.jpg', readSample('iphone.heic'), 'heic_photo'],
    ['IMG_0001.heif', readSample('foto.jpg'), 'heic_photo'],
    ['programma.pdf', text('MZ\x90\x00 this program'), 'content_mismatch'],
    ['overzicht.xml', text('<?xml version="1.0"?><overzicht/>'), 'no_invoice'],
    ['pagina.pdf', text('<html>%PDF-1.4 %%EOF</html>'), 'content_mismatch'],
    ['tabel.xls', text('<html><table></table></html>'), 'no_workbook'],
    ['tabel.xls', text('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'), 'no_workbook'],
    ['tabel.xls', text('Klant\tFactuur\r\nProefklant NV\tA-2026-101\r\n'), 'no_workbook'],
    ['unicode.xls', Buffer.from('\ufeffKlant\tFactuur\r\n', 'utf16le'), 'no_workbook'],
    ['programma.xls', text('MZ\x90\x00 this program'), 'content_mismatch'],
    ['foto.xls', readSample('foto.jpg'), 'content_mismatch'],
    ['tabel.xlsx', text('<html><table></table></html>'), 'content_mismatch'],
    ['tabel.doc', text('<html><table></table></html>'), 'content_mismatch'],
    ['brief.doc', text('{\\rtf1 brief}'), 'content_mismatch'],
    ['brief.doc', readSample('brief.docx'), 'content_mismatch'],
    ['brief.docx', readSample('brief.doc'), 'content_mismatch'],
    ['tabel.xlsx', withParts('tabel.xlsx', { 'xl/workbook.bin': 'x' }), 'content_mismatch'],
    ['archief.docx', zipFile({ 'word/document.xml': '<x/>' }), 'content_mismatch'],
    ['tabel.xlsx', withParts('tabel.xlsx', { 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
    ['brief.doc', withParts('brief.doc', { 'Macros/VBA/_VBA_PROJECT': new Uint8Array(64) }), 'macros'],
    ['tabel.xls', withParts('tabel.xls', { '_VBA_PROJECT_CUR/VBA/dir': new Uint8Array(64) }), 'macros'],
    [
      'van-word-95.doc',
      withParts('brief.doc', { WordDocument: fileInformationBlock({ version: 0x68 }) }),
      'content_mismatch',
    ],
    ['brief.docx', withFlagsOfEveryEntry(readSample('brief.docx'), 1), 'password_protected'],
    ['half.pdf', samplePdf({ size: 100_000 }).slice(0, 50_000), 'damaged'],
    ['kop.jpg', readSample('foto.jpg').slice(0, 30), 'damaged'],
  ] as const)('%s: %#', async (name, bytes, refusal) => {
    expect(await checkDocument({ name, bytes })).toBe(refusal);
  });
});

describe('an Excel file of 97-2003', () => {
  const megabytes = textRecords(3_000_000);
  const checkXls = (Workbook: Uint8Array) =>
    checkDocument({ name: 'tabel.xls', bytes: withParts('tabel.xls', { Workbook }) });

  test('may have megabytes of text before its sheets', async () => {
    expect(await checkXls(workbook([...megabytes, boundSheet({})]))).toBeUndefined();
  });

  test('is refused with a macro sheet behind megabytes of text', async () => {
    expect(await checkXls(workbook([...megabytes, boundSheet({ isMacroSheet: true })]))).toBe('macros');
  });

  test('is refused with a Visual Basic module among its sheets', async () => {
    expect(await checkXls(workbook([boundSheet({ kind: 6 })]))).toBe('macros');
  });

  test('is refused with a macro sheet that only the sheet itself declares', async () => {
    const list = workbook([boundSheet({ offset: 4096 })]);

    expect(await checkXls(Buffer.concat([list, beginOfSheets(0x10), new Uint8Array(500)]))).toBeUndefined();
    expect(await checkXls(Buffer.concat([list, beginOfSheets(0x40), new Uint8Array(500)]))).toBe('macros');
  });

  test('is refused with macros in a second workbook for older programs', async () => {
    const Book = workbook([boundSheet({ isMacroSheet: true })]);

    expect(await checkDocument({ name: 'tabel.xls', bytes: withParts('tabel.xls', { Book }) })).toBe('macros');
  });

  test('is damaged when its records do not end', async () => {
    const whole = workbook([...megabytes, boundSheet({})]);

    expect(await checkXls(whole.slice(0, 2_000_000))).toBe('damaged');
  });
});

describe('an ambiguous compound file', () => {
  const changed = (change: (view: DataView, bytes: Uint8Array) => void) => {
    const bytes = Uint8Array.from(readSample('brief.doc'));
    change(new DataView(bytes.buffer), bytes);
    return checkDocument({ name: 'brief.doc', bytes });
  };

  test('is damaged when it has its own limit for small streams', async () => {
    expect(await changed((view) => view.setUint32(56, 64, true))).toBe('damaged');
  });

  test('is damaged when the chain of its directory has no end', async () => {
    const verdict = await changed((view) => {
      const directory = view.getUint32(48, true);
      const table = (view.getUint32(76, true) + 1) * 512;
      view.setUint32(table + directory * 4, directory, true);
    });

    expect(verdict).toBe('damaged');
  });

  test('is damaged when two entries have one name', async () => {
    const verdict = await changed((_view, bytes) => {
      const name = Buffer.from('1Table\0', 'utf16le');
      const at = Buffer.from(bytes.buffer).indexOf(name);
      bytes.set(Buffer.from('WordDocument\0', 'utf16le'), at);
      bytes[at + 64] = 26;
    });

    expect(verdict).toBe('damaged');
  });
});

describe('an ambiguous archive', () => {
  const whole = withParts('brief.docx', { 'word/vbaProject.bin': 'x' });
  const endRecord = whole.length - 22;
  const view = () => {
    const bytes = Uint8Array.from(whole);
    return { bytes, view: new DataView(bytes.buffer) };
  };

  test('is damaged when its directory has more entries than declared', async () => {
    const { bytes, view: changing } = view();
    changing.setUint16(endRecord + 10, changing.getUint16(endRecord + 10, true) - 1, true);

    expect(await checkDocument({ name: 'brief.docx', bytes })).toBe('damaged');
  });

  test('is damaged when there are bytes between its directory and its end', async () => {
    const good = readSample('brief.docx');
    const end = good.length - 22;
    const bytes = Buffer.concat([good.subarray(0, end), Buffer.from('PK'), good.subarray(end)]);

    expect(await checkDocument({ name: 'brief.docx', bytes })).toBe('damaged');
  });
});

describe('an archive with a zip64 record', () => {
  const withMacros = withParts('brief.docx', { 'word/vbaProject.bin': 'x' });

  test.each([
    ['alone', true],
    ['as the end record does', false],
  ])('%s is read like any other', async (_way, isOnlyThere) => {
    const changed = (bytes: Uint8Array) => withZip64Directory(bytes, { isOnlyThere });

    expect(await checkDocument({ name: 'brief.docx', bytes: changed(readSample('brief.docx')) })).toBeUndefined();
    expect(await checkDocument({ name: 'brief.docx', bytes: changed(withMacros) })).toBe('macros');
  });

  test.each([
    ['count', 10],
    ['place', 16],
  ])('is damaged when its end record has another %s', async (_fact, at) => {
    const bytes = withZip64Directory(readSample('brief.docx'), { isOnlyThere: false });
    bytes.writeUInt16LE(bytes.readUInt16LE(bytes.length - 22 + at) - 1, bytes.length - 22 + at);

    expect(await checkDocument({ name: 'brief.docx', bytes })).toBe('damaged');
  });

  test.each([true, false])('is damaged if the record points elsewhere (only there: %s)', async (isOnlyThere) => {
    const bytes = withZip64Directory(readSample('brief.docx'), { isOnlyThere, offset: -1 });

    expect(await checkDocument({ name: 'brief.docx', bytes })).toBe('damaged');
  });
});

describe('a zip bomb', () => {
  test('that compresses better than any table of numbers is refused', async () => {
    const bytes = withInflatedSizes(readSample('tabel.xlsx'), 20 * 1024 * 1024);
    expect(await checkDocument({ name: 'bom.xlsx', bytes })).toBe('unpacks_too_large');
  });

  test('whose entries share the same bytes is refused', async () => {
    const bytes = withCompressedSizes(readSample('brief.docx'), 1500);
    expect(await checkDocument({ name: 'bom.docx', bytes })).toBe('damaged');
  });

  test('with more entries than any document has is refused', async () => {
    const bytes = readSample('brief.docx');
    const view = new DataView(bytes.buffer);
    view.setUint16(bytes.length - 12, 60_000, true);
    expect(await checkDocument({ name: 'bom.docx', bytes })).toBe('damaged');
  });
});

describe('hostile bytes', () => {
  test('never crash or stall the check, whichever single byte is changed', async () => {
    const verdicts = new Set<string | undefined>();
    for (const [name, sample] of [
      ['a.docx', readSample('brief.docx')],
      ['a.doc', readSample('brief.doc').slice(0, 2048)],
      ['a.xls', readSample('tabel.xls').slice(0, 4096)],
      ['a.jpg', readSample('foto.jpg')],
      ['a.png', readSample('scan.png')],
    ] as const) {
      for (let index = 0; index < sample.length; index += 1) {
        for (const value of [0x00, 0x7f, 0xff]) {
          const bytes = Uint8Array.from(sample);
          bytes[index] = value;
          verdicts.add(await checkDocument({ name, bytes }));
        }
      }
    }
    expect(verdicts).toContain('damaged');
  });

  test('never crash the check, under any name', async () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(...Object.keys(documentTypes)).map((extension) => `a.${extension}`),
    );
    const starts = fc.constantFrom(
      [],
      ...[
        samplePdf(),
        readSample('brief.docx'),
        readSample('brief.doc'),
        readSample('foto.jpg'),
        readSample('scan.png'),
      ],
    );
    await fc.assert(
      fc.asyncProperty(names, starts, fc.uint8Array({ maxLength: 600 }), async (name, start, rest) => {
        const verdict = await checkDocument({ name, bytes: new Uint8Array([...start.slice(0, 64), ...rest]) });
        expect(verdict === undefined || isDocumentRefusal(verdict)).toBe(true);
      }),
    );
  });
});

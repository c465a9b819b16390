import { declaresMacros } from './office/checkOfficeZip';
import type { ZipEntry } from './zip/readZipDirectory';
import { checkDocument } from './checkDocument';
import { withParts, type Parts } from '../testing/sampleOffice';
import { deflateRawSync } from 'node:zlib';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.microsoft.com/office/2006/relationships';
const listName = '[Content_Types].xml';
const relationsName = 'word/_rels/document.xml.rels';

const contentTypes = (...rows: string[]) =>
  `${declaration}<Types xmlns="${packageTypes}/content-types">${rows.join('')}</Types>`;
const relationship = (type: string, target: string, more = '') =>
  `${declaration}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId9" Type="${type}" Target="${target}"${more}/></Relationships>`;
const checkDocx = (parts: Parts) => checkDocument({ name: 'brief.docx', bytes: withParts('brief.docx', parts) });
const checkXlsx = (parts: Parts) => checkDocument({ name: 'tabel.xlsx', bytes: withParts('tabel.xlsx', parts) });

describe('macros in a Word file are found by their declarations', () => {
  test.each([
    ['a relationship', { [relationsName]: relationship(`${officeTypes}/vbaProject`, 'picture.bin') }],
    ['one of any other part', { 'elsewhere/_rels/x.rels': relationship(`${officeTypes}/wordVbaData`, 'x.xml') }],
    [
      'the type of an ending',
      { [listName]: contentTypes('<Default Extension="png" ContentType="APPLICATION/VND.MS-OFFICE.VBAPROJECT"/>') },
    ],
    [
      'the type of the document',
      {
        [listName]: contentTypes(
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
        ),
      },
    ],
  ])('by %s', async (_, parts) => {
    expect(await checkDocx({ ...parts, 'word/picture.bin': 'x' })).toBe('macros');
  });
});

test.each([
  ['application/vnd.ms-excel.macrosheet+xml', 'xlMacrosheet'],
  ['application/vnd.ms-excel.intlmacrosheet+xml', 'xlIntlMacrosheet'],
])('a macro sheet of an Excel file is found by its type %s and its relationship %s', async (type, relation) => {
  const list = contentTypes(`<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}"/>`);

  expect(await checkXlsx({ [listName]: list })).toBe('macros');
  expect(
    await checkXlsx({
      'xl/_rels/workbook.xml.rels': relationship(`${officeTypes}/${relation}`, 'worksheets/sheet1.xml'),
    }),
  ).toBe('macros');
});

describe('an ambiguous file is refused as damaged', () => {
  const hidden = relationship(`${officeTypes}/vbaProject`, 'picture.bin');
  test.each([
    ['UTF-16', Buffer.from(`\ufeff${hidden}`, 'utf16le')],
    ['UTF-7', hidden.replace('UTF-8', 'UTF-7')],
    ['numeric references', relationship(`${officeTypes}/&#118;b&#x61;Project`, 'picture.bin')],
    ['entities of its own', hidden.replace('<Rel', '<!DOCTYPE x [<!ENTITY v "v">]><Rel').replace('/vba', '/&v;ba')],
  ])('%s', async (_, content) => {
    expect(await checkDocx({ [relationsName]: content })).toBe('damaged');
  });

  test.each([
    ['nothing', deflateRawSync(''), 8],
    ['an unknown method', Buffer.from(hidden), 99],
    ['a part that is cut off', deflateRawSync(hidden).subarray(0, -10), 8],
  ])('%s', async (_, content, method) => {
    expect(await checkDocument({ name: 'brief.docx', bytes: docxOf(content, method) })).toBe('damaged');
  });

  test('more declaring parts than an office program writes', async () => {
    const archive = Buffer.concat([Buffer.alloc(30), Buffer.from('<x/>')]);
    const part = { path: 'x.rels', name: 'x.rels', compressedSize: 4, inflatedSize: 4, isEncrypted: false };
    const parts = Array<ZipEntry>(2001).fill({ ...part, method: 0, localHeader: 0 });

    expect(await declaresMacros(archive, parts)).toBeUndefined();
    expect(await declaresMacros(archive, parts.slice(1))).toBe(false);
  });

  test('but a part that is stored uncompressed is accepted', async () => {
    const bytes = docxOf(Buffer.from(relationship('http://links.example/page', 'page.xml')), 0);

    expect(await checkDocument({ name: 'brief.docx', bytes })).toBeUndefined();
  });
});

/** A Word file with these bytes as relationships, compressed by `method` (8: deflate) */
function docxOf(relationships: Uint8Array, method = 8): Uint8Array {
  const parts = [
    [listName, deflateRawSync(contentTypes()), 8] as const,
    ['word/document.xml', deflateRawSync('<x/>'), 8] as const,
    [relationsName, relationships, method] as const,
  ];
  let offset = 0;
  const locals: Buffer[] = [];
  const directory = parts.map(([name, content, method]) => {
    const local = Buffer.concat([Buffer.alloc(30), Buffer.from(name), content]);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.concat([Buffer.alloc(46), Buffer.from(name)]);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    offset += local.length;
    locals.push(local);
    return entry;
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

import { checkDocument } from './checkDocument';
import { fileInformationBlock, withParts } from '../testing/sampleOffice';
import { samplePdf } from '../testing/samplePdf';
import { readDocument } from './readDocument';
import { sampleUbl } from '../testing/sampleXml';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const fromTheWeb = 'https://sjabloon.example/brief.dotm';

type Link = { readonly type: string; readonly target?: string; readonly mode?: string };
const relationship = ({ type, target = fromTheWeb, mode = ' TargetMode="External"' }: Link) =>
  `<Relationship Id="rId1" Type="${type.includes('/') ? type : `${types}/${type}`}" Target="${target}"${mode}/>`;
const relationships = (content: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const check = (name: string, bytes: Uint8Array) => checkDocument({ name, bytes });
const checkDocx = (content: string, part = 'word/_rels/settings.xml.rels') =>
  check('brief.docx', withParts('brief.docx', { [part]: relationships(content) }));
const checkXlsx = (content: string, part: string) =>
  check('tabel.xlsx', withParts('tabel.xlsx', { [part]: relationships(content) }));

describe('a Word file that loads its template', () => {
  test.each([
    'http://sjabloon.example/brief.dotm',
    'HTTPS://sjabloon.example/brief.dotm',
    'ftp://sjabloon.example/brief.dotm',
    String.raw`\\server.example\delen\brief.dotm`,
    '//server.example/delen/brief.dotm',
    'file://server.example/delen/brief.dotm',
    String.raw`file:///\\server.example\delen\brief.dotm`,
    'file://///server.example/delen/brief.dotm',
    String.raw`file:\\server.example\delen\brief.dotm`,
    '%5C%5Cserver.example%5Cdelen%5Cbrief.dotm',
    '&#104;ttps://sjabloon.example/brief.dotm',
    '&#92;&#92;server.example/brief.dotm',
    ' https://sjabloon.example/brief.dotm',
  ])('from the web or another machine is refused: %s', async (target) => {
    expect(await checkDocx(relationship({ type: 'attachedTemplate', target }))).toBe('macros');
  });

  test.each([
    String.raw`file:///C:\Users\Jan\AppData\Roaming\Microsoft\Sjablonen\Brief.dotm`,
    'file:///c:/Sjablonen/Brief%20kantoor.dotx',
    'file:///D:%5CSjablonen%5CBrief.dotx',
    String.raw`C:\Sjablonen\R&amp;D.dotx`,
    'Normal.dotm',
    'Sjablonen/Brief.dotx',
    '../Brief.dotx',
    '',
  ])('from the author’s disk is accepted: %s', async (target) => {
    expect(await checkDocx(relationship({ type: 'attachedTemplate', target }))).toBeUndefined();
  });
});

describe('external parts that Word or Excel load automatically and may run are refused', () => {
  test.each([
    ['a frame', 'frame', 'word/_rels/webSettings.xml.rels'],
    ['a part of a master document', 'subDocument', 'word/_rels/document.xml.rels'],
    ['an object', 'oleObject', 'word/_rels/document.xml.rels'],
    ['the workbook of a chart', 'oleObject', 'word/charts/_rels/chart1.xml.rels'],
    ['a package', 'package', 'word/_rels/document.xml.rels'],
    ['a control', 'control', 'word/_rels/document.xml.rels'],
    [
      'what a control keeps',
      'http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary',
      'word/activeX/_rels/activeX1.xml.rels',
    ],
    ['imported text', 'aFChunk', 'word/_rels/header1.xml.rels'],
    ['a style sheet', 'transform', 'word/_rels/settings.xml.rels'],
    [
      'a template in the strict way of writing',
      'http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate',
      'word/_rels/settings.xml.rels',
    ],
    ['one of a part of any name', 'attachedTemplate', 'Elders/_RELS/x.RELS'],
  ])('in a Word file: %s', async (_, type, part) => {
    expect(await checkDocx(relationship({ type }), part)).toBe('macros');
  });

  test.each([
    ['an object', 'oleObject', 'xl/worksheets/_rels/sheet1.xml.rels'],
    ['an object that cells show', 'oleObject', 'xl/externalLinks/_rels/externalLink1.xml.rels'],
  ])('in an Excel file: %s', async (_, type, part) => {
    expect(await checkXlsx(relationship({ type }), part)).toBe('macros');
  });

  test.each([
    ['single quotes and blanks', relationship({ type: 'frame' }).replaceAll('"', "'").replaceAll('=', ' =\n')],
    ['another order', `<Relationship TargetMode="External" Target="${fromTheWeb}" Type="${types}/frame" Id="a>b"/>`],
    [
      'a prefix',
      `<é:Relationship xmlns:é="x" é:y="" Type="${types}/frame" TargetMode="External" Target="${fromTheWeb}"/>`,
    ],
    ['upper case', relationship({ type: `${types}/FRAME` })],
    ['letters by number in its mode', relationship({ type: 'frame', mode: ' TargetMode="Extern&#97;l"' })],
    ['an end tag of its own', relationship({ type: 'frame' }).replace('/>', '></Relationship>')],
    ['others before it', `${relationship({ type: 'hyperlink' })}<!-- " -->${relationship({ type: 'frame' })}`],
  ])('in any notation: with %s', async (_, content) => {
    expect(await checkDocx(content)).toBe('macros');
  });
});

// docs/security.md has the reason for each.
describe('links without code are accepted', () => {
  test.each([
    ['a link', 'hyperlink'],
    ['a picture', 'image'],
    ['a film', 'video'],
    ['the addresses of a mailing', 'mailMergeSource'],
  ])('in a Word file, from the web: %s', async (_, type) => {
    expect(await checkDocx(relationship({ type }))).toBeUndefined();
  });

  test('in an Excel file: a link to the cells of a workbook on another machine', async () => {
    const target = String.raw`file:///\\server.example\delen\prijzen.xlsx`;
    const part = 'xl/externalLinks/_rels/externalLink1.xml.rels';

    expect(await checkXlsx(relationship({ type: 'externalLinkPath', target }), part)).toBeUndefined();
  });

  test.each(['oleObject', 'control', 'package', 'aFChunk'])('to a part of the same file: %s', async (type) => {
    expect(await checkDocx(relationship({ type, target: 'embeddings/object1.bin', mode: '' }))).toBeUndefined();
    expect(
      await checkDocx(relationship({ type, target: 'embeddings/object1.bin', mode: ' TargetMode="Internal"' })),
    ).toBeUndefined();
  });

  test.each<[string, string, Uint8Array]>([
    [
      'a field that calls a program',
      'brief.docx',
      withParts('brief.docx', { 'word/header1.xml': '<w:instrText>DDEAUTO c:\\x "y"</w:instrText>' }),
    ],
    [
      'cells that call a program',
      'tabel.xlsx',
      withParts('tabel.xlsx', {
        'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="x" ddeTopic="y"/></externalLink>',
      }),
    ],
    [
      'a ribbon of its own',
      'brief.docx',
      withParts('brief.docx', { 'customUI/customUI.xml': '<customUI onLoad="x"/>' }),
    ],
    ['an add-in of Office', 'brief.docx', withParts('brief.docx', { 'word/webextensions/taskpanes.xml': '<x/>' })],
    [
      'a linked object of the older kind',
      'tabel.xls',
      withParts('tabel.xls', { 'MBD0001/\u0001Ole': 'https://elders.example' }),
    ],
    ['a PDF with a script', 'factuur.pdf', samplePdf({ text: '/OpenAction /JavaScript /Launch' })],
  ])('although they run code, since Office or the viewer asks first: %s', async (_, name, bytes) => {
    expect(await check(name, bytes)).toBeUndefined();
  });
});

test('an e-invoice with a style sheet is refused: it could contain scripts', async () => {
  const styled = sampleUbl().replace(
    /(<\?xml.*?\?>)?/,
    '$1<?xml-stylesheet type="text/xsl" href="https://elders.example/x.xsl"?>',
  );
  const reading = (xml: string) => readDocument({ name: 'factuur.xml', bytes: new TextEncoder().encode(xml) });

  expect(await reading(sampleUbl())).toMatchObject({ ok: true });
  expect(await reading(styled)).toMatchObject({ ok: false, refusal: 'no_invoice' });
});

describe('a Word file of 97-2003 that loads its template', () => {
  const check97 = (template: string, change?: (view: DataView) => void) => {
    const text = (value: string) => Buffer.concat([Buffer.from([value.length, 0]), Buffer.from(value, 'utf16le')]);
    const names = Buffer.concat([Buffer.from([0xff, 0xff, 18, 0, 0, 0]), text('x'), text(template), text('Titel')]);
    const table = Buffer.concat([Buffer.alloc(100), names, Buffer.alloc(4096)]);
    const block = fileInformationBlock({});
    const view = new DataView(block.buffer);
    view.setUint32(0x19a, 100, true);
    view.setUint32(0x19e, names.length, true);
    view.setUint8(11, 0x02);
    change?.(view);
    return check(
      'brief.doc',
      withParts('brief.doc', { WordDocument: block, '1Table': table, '0Table': new Uint8Array(4096) }),
    );
  };

  test.each(['https://sjabloon.example/brief.dot', String.raw`\\server.example\delen\brief.dot`])(
    'from the web or from another machine is refused: %s',
    async (template) => {
      expect(await check97(template)).toBe('macros');
    },
  );

  test.each(['Normal', String.raw`C:\Sjablonen\Brief.dot`, ''])(
    'from the disk of who wrote it is accepted: %s',
    async (template) => {
      expect(await check97(template)).toBeUndefined();
    },
  );

  test('is accepted if its header declares no names, or an offset of zero', async () => {
    expect(await check97('https://sjabloon.example', (view) => view.setUint32(0x19e, 0, true))).toBeUndefined();
    expect(
      await check97('https://sjabloon.example', (view) => view.setUint32(0x19a, 0xffffffff, true)),
    ).toBeUndefined();
    expect(await check97('https://sjabloon.example', (view) => view.setUint8(11, 0))).toBeUndefined();
  });
});

import { checkDocument } from './checkDocument';
import { isOfOneMachine } from './office/linksToCode';
import { fileInformationBlock, withParts, type Parts } from '../testing/sampleOffice';
import { samplePdf } from '../testing/samplePdf';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const fromTheWeb = 'https://sjabloon.example/brief.dotm';

type Link = { readonly type: string; readonly target?: string; readonly mode?: string };
const relationship = ({ type, target = fromTheWeb, mode = ' TargetMode="External"' }: Link) =>
  `<Relationship Id="rId1" Type="${type.includes('/') ? type : `${types}/${type}`}" Target="${target}"${mode}/>`;
const relationships = (content: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

const docx = (parts: Parts) => checkDocument({ name: 'brief.docx', bytes: withParts('brief.docx', parts) });
const xlsx = (parts: Parts) => checkDocument({ name: 'tabel.xlsx', bytes: withParts('tabel.xlsx', parts) });
const linkedDocx = (content: string, part = 'word/_rels/settings.xml.rels') => docx({ [part]: relationships(content) });

test.each([
  ['https://sjabloon.example/brief.dotm', false],
  [String.raw`\\server.example\delen\brief.dotm`, false],
  ['//server.example/delen/brief.dotm', false],
  ['file://server.example/delen/brief.dotm', false],
  ['%5C%5Cserver.example%5Cdelen%5Cbrief.dotm', false],
  ['&#92;&#92;server.example/brief.dotm', false],
  [String.raw`file:///C:\Users\Jan\AppData\Roaming\Microsoft\Sjablonen\Brief.dotm`, true],
  ['file:///D:%5CSjablonen%5CBrief.dotx', true],
  ['../Brief.dotx', true],
  ['', true],
])('a template at %j is on the author’s disk or beside the document: %s', async (target, isOwn) => {
  expect(isOfOneMachine(target)).toBe(isOwn);
  expect(await linkedDocx(relationship({ type: 'attachedTemplate', target }))).toBe(isOwn ? undefined : 'macros');
});

test.each([
  ['a frame', 'frame', 'word/_rels/webSettings.xml.rels'],
  ['a part of a master document', 'subDocument', 'word/_rels/document.xml.rels'],
  ['an object', 'oleObject', 'word/charts/_rels/chart1.xml.rels'],
  ['a package', 'package', 'word/_rels/document.xml.rels'],
  ['a control', 'control', 'word/_rels/document.xml.rels'],
  ['what a control keeps', `${types}/activeXControlBinary`, 'word/activeX/_rels/activeX1.xml.rels'],
  ['imported text', 'aFChunk', 'word/_rels/header1.xml.rels'],
  ['a style sheet', 'transform', 'word/_rels/settings.xml.rels'],
  ['a template', 'http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate', 'Elders/_RELS/x.RELS'],
])('an external part that Word loads and may run is refused: %s', async (_, type, part) => {
  expect(await linkedDocx(relationship({ type }), part)).toBe('macros');
});

test('an external object that the cells of an Excel file show is refused', async () => {
  const part = 'xl/externalLinks/_rels/externalLink1.xml.rels';

  expect(await xlsx({ [part]: relationships(relationship({ type: 'oleObject' })) })).toBe('macros');
});

test.each([
  ['single quotes and blanks', relationship({ type: 'frame' }).replaceAll('"', "'").replaceAll('=', ' =\n')],
  [
    'a prefix',
    `<é:Relationship xmlns:é="x" é:y="" Type="${types}/frame" TargetMode="External" Target="${fromTheWeb}"/>`,
  ],
  ['upper case', relationship({ type: `${types}/FRAME` })],
  ['letters by number in its mode', relationship({ type: 'frame', mode: ' TargetMode="Extern&#97;l"' })],
  ['others before it', `${relationship({ type: 'hyperlink' })}<!-- " -->${relationship({ type: 'frame' })}`],
])('an external part is refused in any notation: with %s', async (_, content) => {
  expect(await linkedDocx(content)).toBe('macros');
});

// docs/security.md has the reason for each.
test.each([
  ['a link to the web', () => linkedDocx(relationship({ type: 'hyperlink' }))],
  ['a picture from the web', () => linkedDocx(relationship({ type: 'image' }))],
  [
    'the cells of a workbook on another machine',
    () =>
      xlsx({
        'xl/externalLinks/_rels/externalLink1.xml.rels': relationships(
          relationship({ type: 'externalLinkPath', target: String.raw`file:///\\server.example\prijzen.xlsx` }),
        ),
      }),
  ],
  [
    'an object within the file',
    () => linkedDocx(relationship({ type: 'oleObject', target: 'embeddings/object1.bin', mode: '' })),
  ],
  [
    'an object that is called internal',
    () => linkedDocx(relationship({ type: 'oleObject', target: 'object1.bin', mode: ' TargetMode="Internal"' })),
  ],
  [
    'a field that calls a program, since Word asks first',
    () => docx({ 'word/header1.xml': '<w:instrText>DDEAUTO c:\\x "y"</w:instrText>' }),
  ],
  ['an add-in of Office, since Word asks first', () => docx({ 'word/webextensions/taskpanes.xml': '<x/>' })],
  [
    'a PDF with a script, since viewers keep it apart',
    () => checkDocument({ name: 'a.pdf', bytes: samplePdf({ text: '/OpenAction /JavaScript /Launch' }) }),
  ],
])('is accepted: %s', async (_, check) => {
  expect(await check()).toBeUndefined();
});

const unchanged = () => undefined;
test.each<[string, string, (view: DataView) => void, 'macros' | undefined]>([
  ['from the web', 'https://sjabloon.example/brief.dot', unchanged, 'macros'],
  ['from the author’s disk', String.raw`C:\Sjablonen\Brief.dot`, unchanged, undefined],
  ['without a path', '', unchanged, undefined],
  ['of names without a size', fromTheWeb, (view) => view.setUint32(0x19e, 0, true), undefined],
  ['of names beyond the file', fromTheWeb, (view) => view.setUint32(0x19a, 0xffffffff, true), undefined],
  ['in a table that the file does not use', fromTheWeb, (view) => view.setUint8(11, 0), undefined],
])('the template of a Word file of 97-2003 %s', async (_, template, change, verdict) => {
  const text = (value: string) => Buffer.concat([Buffer.from([value.length, 0]), Buffer.from(value, 'utf16le')]);
  const names = Buffer.concat([Buffer.from([0xff, 0xff, 18, 0, 0, 0]), text('x'), text(template), text('Titel')]);
  const table = Buffer.concat([Buffer.alloc(100), names, Buffer.alloc(4096)]);
  const block = fileInformationBlock({});
  const view = new DataView(block.buffer);
  view.setUint32(0x19a, 100, true);
  view.setUint32(0x19e, names.length, true);
  view.setUint8(11, 0x02);
  change(view);
  const parts = { WordDocument: block, '1Table': table, '0Table': new Uint8Array(4096) };

  expect(await checkDocument({ name: 'brief.doc', bytes: withParts('brief.doc', parts) })).toBe(verdict);
});

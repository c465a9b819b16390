import { samplePdfInvoice, type PdfBuild } from '../testing/samplePdfInvoice';
import { sampleUbl } from '../testing/sampleXml';
import { readPdfInvoice } from './readPdfInvoice';

const ubl = sampleUbl();
const other = sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' });
const unlabelled = { content: ubl, entries: '' };

async function numberIn(build: PdfBuild): Promise<string | undefined> {
  return (await readPdfInvoice(samplePdfInvoice(build))).invoice?.invoice.number;
}

const objectOf = (number: number, content: string, entries = '') =>
  `${number} 0 obj\n<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj`;
const specification = (file: number) => `1000 0 obj\n<< /Type /Filespec /F (a.xml) /EF << /F ${file} 0 R >> >>\nendobj`;

const builds: [string, PdfBuild][] = [
  ['with tables', { attachments: [unlabelled] }],
  ['with tables and objects in streams', { attachments: [unlabelled], isCompressed: true }],
  ['its tables not where the file says', { attachments: [unlabelled], isListed: false }],
];

test.each(builds)(
  'a file is found by the tree of names and by /AF, whatever it says of itself: %s',
  async (_, build) => {
    expect(await numberIn(build)).toBe('2026-0012');
    expect(await numberIn({ ...build, by: 'af' })).toBe('2026-0012');
  },
);

test.each(builds)('the last version of a file that a later save replaces is read: %s', async (_, build) => {
  const attachments = [{ content: ubl }];

  const sameNumber = objectOf(40, other, '/Type /EmbeddedFile');
  expect(await numberIn({ ...build, attachments, update: sameNumber })).toBe('2026-0013');
  const otherNumber = `${objectOf(2000, other, '/Type /EmbeddedFile')}\n${specification(2000)}`;
  expect(await numberIn({ ...build, attachments, update: otherNumber })).toBe('2026-0013');
});

test.each(builds)('a file that a later save removes is not found: %s', async (_, build) => {
  const attachments = [{ content: ubl }];

  const catalogue = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj';
  expect(await numberIn({ ...build, attachments, update: catalogue })).toBeUndefined();
  const emptyTree = '4 0 obj\n<< /Names [] >>\nendobj';
  expect(await numberIn({ ...build, attachments, update: emptyTree })).toBeUndefined();
});

test('a freed file is not read', async () => {
  const update = { update: '3 0 obj\n<< /Type /Page >>\nendobj', freed: [40] };

  expect(await numberIn({ attachments: [{ content: ubl }], ...update })).toBeUndefined();
});

test('an unreferenced file is found by its dictionary', async () => {
  expect(await numberIn({ attachments: [{ content: ubl }], by: 'nothing' })).toBe('2026-0012');
});

test('with damaged tables and object streams, a file is found by its dictionary, even in a PDF with several saves', async () => {
  const update = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles 4 0 R >> >>\nendobj';

  expect(await numberIn({ attachments: [{ content: ubl }], isCompressed: true, isListed: false, update })).toBe(
    '2026-0012',
  );
});

test('the lookup of objects stops at its limit', async () => {
  const after = (count: number) => {
    const kids = Array.from({ length: count }, (_, at) => `${10_000 + at} 0 R`).join(' ');
    return `4 0 obj\n<< /Kids [${kids} 3000 0 R] >>\nendobj\n3000 0 obj\n<< /Names [(a) 1000 0 R] >>\nendobj`;
  };

  expect(await numberIn({ attachments: [unlabelled], update: after(900) })).toBe('2026-0012');
  expect(await numberIn({ attachments: [unlabelled], update: after(1_100) })).toBeUndefined();
});

test('cyclic, deep and endless name trees do not stall the reader', async () => {
  const attachments = [{ content: ubl }];
  const kids = (count: number) => Array.from({ length: count }, (_, at) => `${3000 + at} 0 R`).join(' ');
  const updates = [
    '4 0 obj\n<< /Kids [4 0 R 1 0 R] /Names [(a) 4 0 R] >>\nendobj',
    `4 0 obj\n<< /Kids [${kids(4_000)}] >>\nendobj`,
    '4 0 obj\n<< /Kids 4 0 R >>\nendobj',
    '4 0 obj\n<< /Names [(a) << /EF << /F << /F 1000 0 R >> >> >>] >>\nendobj',
    '1 0 obj\n<< /Names 1 0 R /AF 1 0 R >>\nendobj',
    '1 0 obj\n[1 0 R]\nendobj',
  ];

  for (const update of updates) await expect(numberIn({ attachments, update })).resolves.not.toBe('2026-0013');
});

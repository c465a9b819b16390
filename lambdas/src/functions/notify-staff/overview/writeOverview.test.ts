import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import { runs } from '@incasso/contract/testing/search';
import { blankValues, maxDebts } from '@incasso/debts/Debt';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import { longestText } from '@incasso/contract/testing/sampleFields';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleCreditNote, sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import fc from 'fast-check';
import { storedAddition, storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import { madeUpCases } from '../../../../testing/madeUpCases';
import { readPdf, readPdfs, textsIn } from '../../../../testing/readPdfs';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { mailedCase } from '../mails/mailedCase';
import { overviewFaces } from './overviewFaces';
import { overviewSections } from './overviewSections';
import { writeOverview } from './writeOverview';

const overviewOf = (record: IntakeRecord) => writeOverview(mailedCase(record, record), overviewFaces);
const hash = (index: number) => String(index).padStart(64, 'a1b2c3');

function document(name: string, index: number, kind: DocumentKind = 'invoice') {
  return storedDocument(name, { size: 48_200, sha256: hash(index), kind });
}

function invoiced(count: number, changes: Partial<IntakeRecord> = {}): IntakeRecord {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return storedIntake({
    documents: indexes.map((index) => document(`factuur ${index}.xml`, index)),
    invoices: indexes.map((index) => ({ sha256: hash(index), invoice: sampleInvoice({ number: `2026-${index}` }) })),
    ...changes,
  });
}

test('does not mention absent documents or other files of the mail', () => {
  const titles = (record: Parameters<typeof mailedCase>[0]) =>
    overviewSections(mailedCase(record, storedIntake())).map(({ title }) => title);

  expect(titles(storedIntake({ documents: [] })).at(-1)).toBe('Ingevuld door de cliënt');
  expect(titles(storedAddition({ documents: [], note: 'Hij belooft te betalen.' }))).toEqual(['Toegevoegd']);
  expect(JSON.stringify(overviewSections(mailedCase(invoiced(1), invoiced(1))))).not.toContain('json');
});

test('has the whole case in the order of the staff’s mail, with the documents’ checksums', async () => {
  const record = storedIntake({
    partner: 'Boekhoudkantoor Voorbeeld',
    suspicions: ['filled_too_fast'],
    doubtful: ['phone'],
    answers: validAnswers({ phone: '056 1', company_name: 'Iemand Anders BV', invoices_terms: 'Alles staat open' }),
    documents: [document('maart.xml', 1), document('creditnota.xml', 2), document('aanmaning.pdf', 3, 'reminder')],
    invoices: [
      { sha256: hash(1), invoice: sampleInvoice() },
      {
        sha256: hash(2),
        invoice: sampleCreditNote({ amounts: { payable: '10.00' }, precedingInvoices: [{ number: '2026-0012' }] }),
      },
    ],
  });

  const { elements } = readPdf(await overviewOf(record));

  const outline = elements.map(({ role, text }) => `${role.replace('Document ', '')}: ${text}`).join('\n');
  expect(outline).toMatchSnapshot();
});

test('is a tagged Dutch PDF that shows its title, and all its text is in the structure tree', async () => {
  const { title, language, isTagged, showsTitle, pages } = readPdf(await overviewOf(invoiced(3)));

  expect({ title, language, isTagged, showsTitle }).toEqual({
    title: 'Overzicht van aanvraag K7QM-3TXB - Solvenda Advocaten',
    language: 'nl-BE',
    isTagged: true,
    showsTitle: true,
  });
  expect(pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  expect(pages.map(({ artifacts }) => artifacts)).toEqual([
    expect.arrayContaining(['Solvenda Advocaten', '1 / 2']),
    expect.arrayContaining(['Solvenda Advocaten', '2 / 2']),
  ]);
});

test('embeds only the glyphs that it uses, and is small', async () => {
  const bytes = await overviewOf(invoiced(3));

  const names = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/FontName \/(\S+)/g),
  ].map(([, name]) => name);
  expect(names).toEqual([
    expect.stringMatching(/^[A-Z]{6}\+SourceSerif4-SemiBold$/),
    expect.stringMatching(/^[A-Z]{6}\+PublicSans-Bold$/),
    expect.stringMatching(/^[A-Z]{6}\+PublicSans-Regular$/),
  ]);
  expect(bytes.length).toBeLessThan(60_000);
});

test('lists twenty invoices with their documents on few pages, and repeats the header of a table on each', async () => {
  const read = readPdf(await overviewOf(invoiced(20)));

  const cells = textsIn(read, 'TD P');
  for (let index = 0; index < 20; index += 1) {
    const row = `Factuur 2026-${index} van 15/01/2026`;
    const source = new RegExp(`uit factuur ${index}.xml$`);
    expect(cells).toEqual(expect.arrayContaining([row, expect.stringMatching(source), hash(index)]));
  }
  expect(cells).toContain('€ 24.200,00');
  expect(read.pages.length).toBeLessThanOrEqual(4);
  const continued = read.pages
    .slice(1)
    .map(({ artifacts }) => artifacts.filter((text) => /^(Debiteur en factuur|Soort)$/.test(text)));
  expect(continued.flat().length).toBeGreaterThan(0);
  expect(textsIn(read, 'TH P').filter((text) => text === 'Debiteur en factuur')).toHaveLength(1);
});

test('replaces a character missing in the font by ◊, and explains it only then', async () => {
  const partial_payments = 'Şükrü Łódź Nguyễn €\tÀ é: שלום, مرحبا, 日本 👩‍👩‍👧‍👦\u0007\u202e\ud800.';

  const [strange, plain] = readPdfs([
    await overviewOf(storedIntake({ answers: validAnswers({ partial_payments }) })),
    await overviewOf(storedIntake()),
  ]);

  if (strange === undefined || plain === undefined) throw new Error('nothing was read');
  expect(textsIn(strange, 'TD P')).toContain('Şükrü Łódź Nguyễn € À é: ◊◊◊◊, ◊◊◊◊◊, ◊◊ ◊◊.');
  expect(textsIn(strange, 'Document P').at(-1)).toContain('Waar hier ◊ staat');
  expect(textsIn(plain, 'Document P').at(-1)).not.toContain('◊');
});

test('truncates a thousand lines, with a pointer to the whole text', async () => {
  const lines = Array.from({ length: 1000 }, (_, index) => `regel ${index + 1}`);

  const read = readPdf(
    await overviewOf(storedIntake({ answers: validAnswers({ partial_payments: lines.join('\n') }) })),
  );

  const shown = textsIn(read, 'TD P').filter((text) => text.includes('regel'));
  expect(shown).toEqual([...lines.slice(0, 40), '[Nog 960 regels: zie case.json.]']);
  expect(read.pages).toHaveLength(2);
});

test('shows a single word of 5,000 characters completely, within the pages', async () => {
  const word = 'W'.repeat(5000);

  const { elements, pages } = readPdf(
    await overviewOf(invoiced(2, { answers: validAnswers({ invoices_terms: word, company_name: 'M'.repeat(200) }) })),
  );

  const shown = elements.map(({ text }) => text.replaceAll(' ', '')).filter((text) => /^W+$/.test(text));
  expect(shown.join('')).toBe(word);
  expect(pages.every(({ isWithinPaper }) => isWithinPaper)).toBe(true);
});

test('truncates cells higher than a page', async () => {
  const long = (letter: string) => letter.repeat(199);
  const texts = (letter: string) =>
    Object.fromEntries(debtTextNames.map((name) => [name, longestText(debtField(name), () => long(letter))]));
  const read = { ...blankValues, ...texts('K') };
  const debt = sampleDebt({ ...texts('N'), source: { kind: 'document', sha256: hash(0), read } });

  const drawn = readPdf(
    await overviewOf(storedIntake({ debts: [debt], documents: [document(`${long('w')}.xml`, 0)] })),
  );

  const [cut = ''] = textsIn(drawn, 'TD P').filter((text) => text.includes('Factuur NN'));
  expect(cut).toMatch(/…$/);
  expect(drawn.pages.every(({ isWithinPaper, untagged }) => isWithinPaper && untagged.length === 0)).toBe(true);
});

test('has the debts in the order of the staff’s mail, disputed ones first, with warnings and the total', async () => {
  const debts = [
    sampleDebt({ isDisputed: true }),
    sampleDebt({ id: '2', amount: '€ 1,00', email: validAnswers().email }),
  ];

  const { elements } = readPdf(await overviewOf(storedIntake({ debts })));

  const outline = elements.map(({ role, text }) => `${role.replace('Document ', '')}: ${text}`);
  expect(outline.slice(3, outline.indexOf('H2: Nog op te vragen')).join('\n')).toMatchSnapshot();
});

test('overviews of generated cases open, are tagged throughout and deterministic', async () => {
  const cases = fc.sample(madeUpCases, { numRuns: runs(8, 200), seed: 21 });

  const files = await Promise.all(cases.map(overviewOf));
  const again = await Promise.all(cases.slice(0, runs(2, 200)).map(overviewOf));

  expect(again.filter((bytes, index) => Buffer.compare(bytes, files[index] ?? Buffer.alloc(0)) !== 0)).toEqual([]);
  for (const [index, read] of readPdfs(files).entries()) {
    const { documents, reference } = cases[index] ?? storedIntake();
    expect(read.title).toContain(reference);
    expect(textsIn(read, 'TD P')).toEqual(expect.arrayContaining(documents.map(({ sha256 }) => sha256)));
    expect(read.pages.every(({ isWithinPaper, untagged }) => isWithinPaper && untagged.length === 0)).toBe(true);
  }
});

test('has every row of two hundred, and every figure beside them', async () => {
  // Ones are narrower than other figures, unless all have equal width.
  const amountOf = (index: number) => `€ ${'1'.repeat((index % 18) + 1)},11 (${index})`;
  const letters = (text: string) => text.replaceAll(/\s/g, '');
  const debts = Array.from({ length: maxDebts }, (_, index) =>
    sampleDebt({
      id: String(index),
      invoice: `F-${index}`,
      source: { kind: 'document', sha256: hash(0), read: { ...sampleDebt(), amount: amountOf(index) } },
    }),
  );

  const cells = textsIn(readPdf(await overviewOf(storedIntake({ debts }))), 'TD P').map(letters);

  for (const index of debts.keys())
    expect(cells).toEqual(
      expect.arrayContaining([
        expect.stringContaining(letters(`Factuur F-${index} van`)),
        expect.stringContaining(letters(`volgens de e-factuur ${amountOf(index)}`)),
      ]),
    );
});

describe('an e-invoice in XML', () => {
  const lines = [
    { name: 'Kast & plaatsing', quantity: '2.00', amount: '900.00' },
    { name: 'Uren', quantity: '1.50', amount: '100.00' },
  ];
  const xml = document('maart.xml', 1, 'invoice');
  const documents = [{ ...xml, mediaType: 'application/xml' }, document('brief.pdf', 2)];
  const invoices = [{ sha256: hash(1), invoice: sampleInvoice({ lines }) }];
  const pageOf = async (pdf: Promise<Uint8Array>) => {
    const { elements } = readPdf(await pdf);
    const texts = elements.map(({ text }) => text);
    const at = texts.indexOf('Factuur 2026-0012');
    return at < 0 ? [] : texts.slice(at);
  };

  test('without a PDF of its own is a readable page in the overview of a case, and of an addition', async () => {
    const addition = storedAddition({ documents, invoices });

    const page = await pageOf(overviewOf(storedIntake({ documents, invoices })));

    expect(page.join('\n')).toMatchSnapshot();
    expect(await pageOf(writeOverview(mailedCase(addition, storedIntake()), overviewFaces))).toEqual(page);
  });

  test.each([
    [
      'that brought its PDF',
      [
        { ...xml, mediaType: 'application/xml' },
        { ...documents[1], partOf: hash(1) },
      ],
    ],
    ['in a PDF', [document('maart.pdf', 1)]],
  ])('%s has no page', async (_what, others) => {
    const stored = others.map((each) => ({ ...storedDocument(), ...each }));

    expect(await pageOf(overviewOf(storedIntake({ documents: stored, invoices })))).toEqual([]);
  });
});

import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { blankValues, maxDebts } from '@incasso/debts/Debt';
import { debtTextNames } from '@incasso/debts/debtFields';
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

function document(name: string, index: number, kind = kindOfName(name)) {
  return storedDocument(name, { size: 48_200, sha256: hash(index), ...(kind !== undefined && { kind }) });
}

function invoiced(count: number, changes: Partial<IntakeRecord> = {}): IntakeRecord {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return storedIntake({
    documents: indexes.map((index) => document(`factuur ${index}.xml`, index)),
    invoices: indexes.map((index) => ({ sha256: hash(index), invoice: sampleInvoice({ number: `2026-${index}` }) })),
    ...changes,
  });
}

test('has the partner’s reference as plain text, and no row without one', async () => {
  const wordsOf = async (record: IntakeRecord) =>
    readPdf(await overviewOf(record))
      .elements.map(({ text }) => text)
      .join('\n');

  expect(await wordsOf(storedIntake({ partnerReference: 'http://KLANT-17' }))).toMatch(
    /Referentie van de partner\s+http:\/\/KLANT-17/,
  );
  expect(await wordsOf(storedIntake())).not.toContain('Referentie van de partner');
});

test('has no words about documents that were not sent', () => {
  const [last] = overviewSections(mailedCase(storedIntake({ documents: [] }), storedIntake())).slice(-1);
  const addition = storedAddition({ documents: [], note: 'Hij belooft te betalen.' });

  expect(last).toMatchObject({ title: 'Bijlagen', rows: [] });
  expect(last?.note).toMatch(/^De volledige tekst staat in case\.json/);
  expect(overviewSections(mailedCase(addition, storedIntake())).map(({ title }) => title)).toEqual(['Toegevoegd']);
});

test('has the whole case in the order of the staff’s mail, with the documents’ checksums', async () => {
  const record = storedIntake({
    partner: 'Boekhoudkantoor Voorbeeld',
    suspicions: ['filled_too_fast'],
    doubtful: ['phone'],
    answers: validAnswers({ phone: '056 1', company_name: 'Iemand Anders BV', invoices_terms: 'Alles staat open' }),
    documents: [document('maart.xml', 1), document('creditnota.xml', 2), document('aanmaning.pdf', 3)],
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
  expect(outline).toMatchInlineSnapshot(`
"H1: Overzicht van de aanvraag
P: Referentie K7QM-3TXB
P: Ingediend via Boekhoudkantoor Voorbeeld op maandag 2 maart 2026 om 14:05.
P: Vermoedelijk spam. Het formulier was in minder dan 2 seconden ingevuld.
Table TR TH: Cliënt
Table TR TD P: Iemand Anders BV
Table TR TD P: Kijk na: de e-factuur zegt Voorbeeld Interieur BV.
Table TR TH: Contactpersoon
Table TR TD P: Jan Voorbeeld
Table TR TH: Telefoon
Table TR TD P: 056 1
Table TR TD P: Klopt dit nummer? Het is geen geldig telefoonnummer.
Table TR TH: E-mail
Table TR TD P: jan@bakkerij.example
H2: Wat er openstaat
Table TR TH P: Debiteur
Table TR TH P: Te betalen
Table TR TH P: Vervaldag
Table TR TD P: Staalvoorbeeld NV
Table TR TD P: 0999.999.922 · Factuur 2026-0012 van 15/01/2026 · Staalkaai 2, 9000 Gent · gelezen uit maart.xml
Table TR TD P: € 1.210,00
Table TR TD P: 14/02/2026
Table TR TD P: interest € 5,57 tot en met 02/03/2026 · vaste vergoeding € 40,00
Table TR TD P: Staalvoorbeeld NV
Table TR TD P: 0999.999.922 · Creditnota 2026-0012 van 15/01/2026 · Staalkaai 2, 9000 Gent · Creditnota op factuur: 2026-0012 · gelezen uit creditnota.xml
Table TR TD P: -€ 10,00
Table TR TD P: Totaal
Table TR TD P: € 1.200,00
P: Interest en vaste vergoeding gelden bij handelstransacties (wet van 2 augustus 2002), niet bij een consument.
H2: Ingevuld door de cliënt
Table TR TH: KBO nummer
Table TR TD P: 0123.456.749
Table TR TH: Adres
Table TR TD P: Voorbeeldstraat 2, 8500 Kortrijk
Table TR TH: Rekeningnummer
Table TR TD P: BE68 5390 0754 7034
Table TR TH: Toelichting bij de documenten
Table TR TD P: Twee facturen
Table TR TD P: van maart
Table TR TH: Facturen en algemene voorwaarden
Table TR TD P: Alles staat open
Table TR TH: Niet ingevuld
Table TR TD P: Gedeeltelijke betalingen
Table TR TH: Onze algemene voorwaarden
Table TR TD P: akkoord met de versie van 15 januari 2026, op maandag 2 maart 2026 om 14:05
Table TR TH: Ons privacybeleid
Table TR TD P: versie van 1 november 2025 gelezen
H2: Gelezen uit de e-facturen (2)
Table TR TH: Verkoper
Table TR TD P: Voorbeeld Interieur BV (0123.456.749), Kortrijk
P: Dit las onze software in de e-facturen; de cliënt typte het niet. Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing: beide kunnen juist zijn.
H2: Bijgevoegde documenten (3)
Table TR TH P: Document en controlesom (SHA-256)
Table TR TH P: Soort
Table TR TH P: Grootte
Table TR TD P: maart.xml
Table TR TD P: a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b1
Table TR TD P: Factuur
Table TR TD P: 48 kB
Table TR TD P: creditnota.xml
Table TR TD P: a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2
Table TR TD P: Factuur
Table TR TD P: 48 kB
Table TR TD P: aanmaning.pdf
Table TR TD P: a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b2c3a1b3
Table TR TD P: Herinnering
Table TR TD P: 48 kB
P: Met SHA-256 gaat u na of een document nog is zoals het werd ingediend. De volledige tekst staat in case.json (kenmerk 11111111-1111-4111-8111-111111111111)."
`);
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
    const row = `0999.999.922 · Factuur 2026-${index} van 15/01/2026 · Staalkaai 2, 9000 Gent · gelezen uit factuur ${index}.xml`;
    expect(cells).toEqual(expect.arrayContaining([row, hash(index)]));
  }
  expect(cells).toContain('€ 24.200,00');
  expect(read.pages.length).toBeLessThanOrEqual(4);
  const continued = read.pages
    .slice(1)
    .map(({ artifacts }) => artifacts.filter((text) => /^(Debiteur|Soort)$/.test(text)));
  expect(continued.flat().length).toBeGreaterThan(0);
  expect(textsIn(read, 'TH P').filter((text) => text === 'Debiteur')).toHaveLength(1);
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
  const texts = (letter: string) => Object.fromEntries(debtTextNames.map((name) => [name, long(letter)]));
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
  expect(outline.slice(3, outline.indexOf('H2: Nog op te vragen')).join('\n')).toMatchInlineSnapshot(`
"P: Betwist: 1 van 2 facturen, € 1.250,00.
Table TR TH: Cliënt
Table TR TD P: Bakkerij Voorbeeld BV
Table TR TH: Contactpersoon
Table TR TD P: Jan Voorbeeld
Table TR TH: Telefoon
Table TR TD P: +32 56 36 00 00
Table TR TH: E-mail
Table TR TD P: jan@bakkerij.example
H2: Wat er openstaat
Table TR TH P: Debiteur
Table TR TH P: Te betalen
Table TR TH P: Vervaldag
Table TR TD P: Staalvoorbeeld NV
Table TR TD P: 0999.999.922 · Factuur 2026-12 van 01/02/2026 · Staalvoorbeeldweg 4, 9000 Gent · boekhouding@staal.example · ingevuld door de cliënt
Table TR TD P: Kijk na: dit factuurnummer staat er meer dan eens.
Table TR TD P: € 1.250,00, betwist
Table TR TD P: 01/03/2026
Table TR TD P: interest € 0,36 tot en met 02/03/2026 · vaste vergoeding € 40,00
Table TR TD P: Staalvoorbeeld NV
Table TR TD P: 0999.999.922 · Factuur 2026-12 van 01/02/2026 · Staalvoorbeeldweg 4, 9000 Gent · jan@bakkerij.example · ingevuld door de cliënt
Table TR TD P: Kijk na: het e-mailadres van de debiteur is dat van de cliënt; dit factuurnummer staat er meer dan eens.
Table TR TD P: € 1,00
Table TR TD P: 01/03/2026
Table TR TD P: interest € 0,00 tot en met 02/03/2026 · vaste vergoeding € 40,00
Table TR TD P: Totaal
Table TR TD P: € 1.251,00
Table TR TD P: waarvan misschien dubbel
Table TR TD P: € 1,00
P: Interest en vaste vergoeding gelden bij handelstransacties (wet van 2 augustus 2002), niet bij een consument."
`);
});

test('overviews of generated cases open, are tagged throughout and deterministic', async () => {
  const cases = fc.sample(madeUpCases, { numRuns: 30, seed: 21 });

  const files = await Promise.all(cases.map(overviewOf));
  const again = await Promise.all(cases.map(overviewOf));

  expect(files.filter((bytes, index) => Buffer.compare(bytes, again[index] ?? Buffer.alloc(0)) !== 0)).toEqual([]);
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
        letters(`volgens de e-factuur ${amountOf(index)}`),
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

    expect(page.join('\n')).toMatchInlineSnapshot(`
"Factuur 2026-0012
Datum
15/01/2026
Vervaldag
14/02/2026
Verkoper
Voorbeeld Interieur BV
0123.456.749
Voorbeeldstraat 1, 8500 Kortrijk
an@interieur.example
+32 56 00 00 00
Koper
Staalvoorbeeld NV
0999.999.922
Staalkaai 2, 9000 Gent
Rekening
BE68 5390 0754 7034
Mededeling
+++090/9337/55493+++
Betaaltermijn
Betaalbaar binnen 30 dagen
Omschrijving
Aantal
Zonder btw
Kast & plaatsing
2
€ 900,00
Uren
1,50
€ 100,00
Totaal zonder btw
€ 1.000,00
Btw
€ 210,00
Totaal met btw
€ 1.210,00
Te betalen
€ 1.210,00
Onze software maakte deze bladzijde uit maart.xml, dat geen PDF bevat."
`);
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

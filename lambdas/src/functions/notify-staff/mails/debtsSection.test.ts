import { provisionalNote } from '@incasso/debts/interestLines';
import { interestRates } from '@incasso/debts/interestRates';
import { checkSources } from '@incasso/debts/mergeDebts';
import type { Debt } from '@incasso/debts/Debt';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import { debtsOf, debtsRead } from '../../../submissions/debtsOf';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { debtsSection } from './debtsSection';
import { mailedCase } from './mailedCase';
import { intakeMail } from '../../../../testing/staffMails';

const sha256 = 'a'.repeat(64);
const documents = [storedDocument('maart.xml', { sha256 })];
const reading = (invoice: ReturnType<typeof sampleInvoice>, hash = sha256) => ({ sha256: hash, invoice });

function stating(...debts: Partial<Debt>[]): IntakeRecord {
  return storedIntake({
    debts: debts.map((debt, index) => sampleDebt({ id: String(index + 1), invoice: `2026-${index + 12}`, ...debt })),
  });
}

/** A case whose e-invoice has a row in the table, as the visitor left it. */
function readingOne({
  invoice = sampleInvoice(),
  ...changes
}: Partial<Omit<Debt, 'invoice'>> & { invoice?: object } = {}) {
  const invoices = [reading({ ...sampleInvoice(), ...invoice })];
  const sent = debtsOf(storedIntake({ invoices })).map((debt) => ({ ...debt, ...changes }));
  return storedIntake({ invoices, documents, debts: checkSources(sent, debtsRead(invoices)) });
}

const sectionOf = (record: IntakeRecord) => debtsSection(mailedCase(record, record).debts)[0];
const tableOf = (record: IntakeRecord) => sectionOf(record)?.table;
const textOf = (record: IntakeRecord) => intakeMail(record).text;

test('a typed row has debtor, amount and due date, and what the law adds on the day of arrival', () => {
  expect(tableOf(stating({ dueDate: '2025-12-01', amount: '1000' }))).toMatchObject({
    rows: [
      {
        cells: [
          'Staalvoorbeeld NV\n0999.999.922\nFactuur 2026-12 van 01/02/2026',
          '€ 1.000,00',
          '01/12/2025\ninterest € 26,18 tot en met 02/03/2026\nvaste vergoeding € 40,00',
        ],
        below: 'Staalvoorbeeldweg 4, 9000 Gent\nboekhouding@staal.example\ningevuld door de cliënt',
      },
    ],
    totals: [],
  });
});

test('a row of an e-invoice names its document', () => {
  expect(tableOf(readingOne())?.rows).toEqual([
    {
      cells: [
        'Staalvoorbeeld NV\n0999.999.922\nFactuur 2026-0012 van 15/01/2026',
        '€ 1.210,00',
        '14/02/2026\ninterest € 5,57 tot en met 02/03/2026\nvaste vergoeding € 40,00',
      ],
      below: 'Staalkaai 2, 9000 Gent\ngelezen uit maart.xml',
    },
  ]);
});

test('a row that the visitor changed says so, and what the e-invoice says for each column', () => {
  const record = readingOne({
    debtor: 'Staal NV',
    amount: '€ 500,00',
    dueDate: '2026-03-01',
    isDisputed: true,
  });

  expect(tableOf(record)?.rows).toEqual([
    {
      cells: [
        'Staal NV\n0999.999.922\nFactuur 2026-0012 van 15/01/2026',
        '€ 500,00, betwist\nvolgens de e-factuur € 1.210,00',
        '01/03/2026\nvolgens de e-factuur 14/02/2026\ninterest € 0,14 tot en met 02/03/2026\nvaste vergoeding € 40,00',
      ],
      below: [
        'Staalkaai 2, 9000 Gent',
        'gelezen uit maart.xml, door de cliënt gewijzigd',
        'Debiteur: volgens de e-factuur Staalvoorbeeld NV',
      ].join('\n'),
    },
  ]);
});

test('a row of which only a dispute and an address were added is not called changed', () => {
  const [row] = tableOf(readingOne({ isDisputed: true, email: 'd@staal.example' }))?.rows ?? [];

  expect(row?.below).toBe('Staalkaai 2, 9000 Gent\nd@staal.example\ngelezen uit maart.xml');
});

test('the table shows a credit note below zero with its invoice, and total and subject subtract it', () => {
  const record = stating({ amount: '€ 1.210,00' }, { amount: '-€ 210,00', invoice: 'C1', creditedInvoice: '2026-12' });

  const { rows = [], totals } = tableOf(record) ?? {};

  expect(rows[1]?.cells.slice(0, 2)).toEqual([
    'Staalvoorbeeld NV\n0999.999.922\nCreditnota C1 van 01/02/2026',
    '-€ 210,00',
  ]);
  expect(rows[1]?.below).toContain('Creditnota op factuur: 2026-12');
  expect(rows[1]).not.toHaveProperty('hint');
  expect(totals).toEqual([['Totaal', '€ 1.000,00', '']]);
  expect(intakeMail(record).subject).toContain('(€ 1.000,00, 1 debiteur)');
});

test('a total with rows that may be double says of how much, in the subject too', () => {
  const record = stating({ amount: '1210' }, { invoice: '2026-12', amount: '500' });

  expect(tableOf(record)?.totals).toEqual([
    ['Totaal', '€ 1.710,00', ''],
    ['waarvan misschien dubbel', '€ 1.210,00', ''],
  ]);
  expect(intakeMail(record).subject).toContain('(€ 1.710,00, waarvan misschien dubbel € 1.210,00, 1 debiteur)');
});

test.each<[string, Partial<Debt>, string]>([
  ['is not due', { dueDate: '2026-12-01' }, '01/12/2026'],
  ['has no day', { dueDate: '' }, ''],
  ['has no day of the calendar', { dueDate: '20261-05-01' }, '20261-05-01'],
  ['cannot be read', { dueDate: '2025-12-01', amount: 'veel' }, '01/12/2025'],
  ['was due long before the first day with a rate', { dueDate: '2015-01-01' }, '01/01/2015'],
])('what %s bears no interest', (_what, debt, due) => {
  const record = { ...stating(debt), receivedAt: '2026-11-27T10:00:00.000Z' };

  expect(tableOf(record)?.rows[0]?.cells[2]).toBe(due);
  expect(sectionOf(record)).not.toHaveProperty('note');
});

test('where no rate is published yet the last one counts, and row and note name the day from which it does', () => {
  const record = { ...stating({ dueDate: '2099-08-01', amount: '10000' }), receivedAt: '2099-11-27T10:00:00.000Z' };

  expect(tableOf(record)?.rows[0]?.cells[2]).toMatch(
    /^01\/08\/2099\ninterest € [\d.,]+ tot en met 27\/11\/2099\nvoorlopig vanaf 02\/08\/2099\nvaste vergoeding € 40,00$/,
  );
  expect(sectionOf(record)?.note).toBe(
    `Interest en vaste vergoeding gelden bij handelstransacties (wet van 2 augustus 2002), niet bij een consument. ${provisionalNote(interestRates)}`,
  );
});

test('disputed invoices come first, with their sum, whether typed or read', () => {
  const typed = stating({ isDisputed: true, amount: '500' }, {}, { amount: '-1250' });
  const read = readingOne({ isDisputed: true });

  expect(textOf(typed).split('\n')[3]).toBe('! Betwist: 1 van 3 facturen, € 500,00.');
  expect(textOf(read).split('\n')[3]).toBe('! Betwist: 1 van 1 factuur, € 1.210,00.');
  expect(tableOf(read)?.rows[0]?.cells[1]).toContain('betwist');
  expect(textOf(stating({}))).not.toContain('etwist');
});

test('rows are grouped by debtor, with a total per debtor with several rows, and of all', () => {
  const record = stating(
    { debtor: 'ACME BV', number: '0123.456.749', amount: '1000' },
    { debtor: 'Bis BV', number: '', amount: '7' },
    { debtor: 'Acme', number: 'BE0123456749', amount: '500' },
    { debtor: 'Acme B.V.', number: '', amount: '-200' },
  );

  const { rows = [], totals } = tableOf(record) ?? {};

  expect(rows.map(({ cells }) => cells[1])).toEqual(['€ 1.000,00', '€ 500,00', '-€ 200,00', '€ 7,00']);
  expect(totals).toEqual([
    ['Totaal ACME BV', '€ 1.300,00', ''],
    ['Totaal', '€ 1.307,00', ''],
  ]);
  expect(intakeMail(record).subject).toContain('(€ 1.307,00, 2 debiteuren)');
});

const client = validAnswers();
test.each<[string, IntakeRecord, string]>([
  ['the client’s name', stating({ debtor: client.company_name }), 'de debiteur heet zoals de cliënt'],
  [
    'the client’s number',
    stating({ number: client.vat_number }),
    'het KBO-nummer van de debiteur is dat van de cliënt',
  ],
  ['the client’s address', stating({ email: client.email }), 'het e-mailadres van de debiteur is dat van de cliënt'],
  [
    'the number of another row',
    stating({}, { invoice: '2026-12', amount: '1' }),
    'misschien staat deze factuur er twee keer',
  ],
  [
    'a credit note for an invoice elsewhere',
    stating({ amount: '-1', creditedInvoice: '2025-1' }),
    'de factuur van deze creditnota staat er niet bij; ze gaat van het totaal af',
  ],
  [
    'a day in the future',
    stating({ issueDate: '2027-02-03', dueDate: '' }),
    'de factuurdatum is geen dag, ligt voor 2000 of in de toekomst',
  ],
  ['no day', stating({ dueDate: '31/13/2026' }), 'de vervaldag is geen dag, ligt voor 2000 of voor de factuurdatum'],
  ['no amount', stating({ amount: 'ongeveer 500' }), 'het bedrag is niet te lezen en telt niet mee'],
  [
    'nothing to pay',
    readingOne({ invoice: { amounts: { payable: '0.00' } } }),
    'volgens de e-factuur is er niets meer te betalen',
  ],
])('a row with %s is marked for checking', (_what, record, words) => {
  expect(tableOf(record)?.rows[0]).toHaveProperty('hint', `Kijk na: ${words}.`);
  expect(textOf(record)).toContain(`\n  ! Kijk na: ${words}.`);
  expect(intakeMail(record).html).toContain(`Kijk na: ${words}.</span>`);
});

test('two different e-invoices with one number stay two rows, each marked for checking', () => {
  const invoices = [
    reading(sampleInvoice()),
    reading(sampleInvoice({ amounts: { payable: '99999.00' } }), 'b'.repeat(64)),
  ];

  const rows = tableOf(storedIntake({ invoices }))?.rows ?? [];

  expect(rows.map(({ hint }) => hint)).toEqual([
    'Kijk na: misschien staat deze factuur er twee keer.',
    'Kijk na: misschien staat deze factuur er twee keer.',
  ]);
});

test('an e-invoice without a row is named, because its debt is in no sum', () => {
  const invoices = [reading(sampleInvoice())];
  const line = 'Staalvoorbeeld NV, 2026-0012: € 1.210,00';

  expect(textOf(storedIntake({ invoices, documents, debts: [] }))).toMatch(
    new RegExp(`Niet in de tabel: *${line}\\n +! Kijk na of dit meetelt`),
  );
  expect(textOf(storedIntake({ invoices, documents }))).not.toContain('Niet in de tabel');
});

test('a case without debts has no such section', () => {
  const record = storedIntake({ answers: validAnswers({ invoices_terms: 'Bedrag: 100' }), debts: [] });

  expect(sectionOf(record)).toBeUndefined();
  expect(intakeMail(record).subject).not.toContain('(');
});

test.each<[string, Partial<Debt>[], string]>([
  ['one sum', [{}], '€ 1.250,00, 1 debiteur'],
  ['two currencies', [{}, { amount: 'USD 5', number: '' }], '€ 1.250,00 + USD 5,00, 1 debiteur'],
  [
    'four',
    [{}, { amount: 'USD 5' }, { amount: '5 CHF' }, { amount: 'GBP 1' }],
    '€ 1.250,00 + USD 5,00 en meer, 1 debiteur',
  ],
  ['no sum', [{ amount: 'veel' }], '1 debiteur'],
  ['no debtor', [{ debtor: '', number: '' }], '€ 1.250,00'],
])(
  "the subject with %s has at most two sums and the number of debtors, and no debtor's name",
  (_what, debts, words) => {
    expect(intakeMail(stating(...debts)).subject).toBe(`[K7QM-3TXB] Nieuwe aanvraag: Bakkerij Voorbeeld BV (${words})`);
  },
);

test('lists all of two hundred rows, and rows beyond the room of a mail only in the attachments and totals', () => {
  const tableWith = (debtor: string) =>
    tableOf(stating(...Array.from({ length: 200 }, (_, index) => ({ debtor, invoice: String(index), amount: '1' }))));

  expect(tableWith('Staalvoorbeeld NV')?.rows).toHaveLength(200);
  const { rows = [], totals } = tableWith('€'.repeat(1000)) ?? {};
  expect(rows.length).toBeLessThan(200);
  expect(rows.at(-1)).toEqual({ cells: [`Nog ${201 - rows.length} rijen: zie openstaand.csv.`, '', ''] });
  expect(totals).toEqual([['Totaal', '€ 200,00', '']]);
});

test('a word too long for a narrow column breaks, an amount does not', () => {
  const { html } = intakeMail(stating({ amount: 'x'.repeat(200) }, { amount: '1250' }));

  expect(html).toContain('€\u00a01.250,00');
  const [cell = ''] = html.split('x'.repeat(200))[0]?.split('<td').slice(-1) ?? [];
  expect(cell).toContain('overflow-wrap: anywhere');
});

test('the section precedes the answers', () => {
  const text = textOf(stating({}));

  expect(text.indexOf('WAT ER OPENSTAAT')).toBeGreaterThan(0);
  expect(text.indexOf('WAT ER OPENSTAAT')).toBeLessThan(text.indexOf('INGEVULD DOOR'));
});

test('a full table refers the staff to the documents for more', () => {
  const mailOf = (count: number) =>
    JSON.stringify(intakeMail(stating(...Array.from({ length: count }, (_, place) => ({ invoice: String(place) })))));

  expect(mailOf(200)).toContain('De tabel is vol met 200 facturen.');
  expect(mailOf(199)).not.toContain('De tabel is vol');
});

import { checkSources } from '@incasso/debts/mergeDebts';
import { blankValues, type Debt } from '@incasso/debts/Debt';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { storedDocument, storedIntake, validAnswers } from '../../../../testing/fixtures';
import { debtsOf, debtsRead } from '../../../submissions/debtsOf';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { ledgerSection } from './ledgerSection';
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

const sectionOf = (record: IntakeRecord) => ledgerSection(mailedCase(record, record))[0];
const tableOf = (record: IntakeRecord) => sectionOf(record)?.table;
const rowsOf = (record: IntakeRecord) => tableOf(record)?.rows ?? [];
const textOf = (record: IntakeRecord) => intakeMail(record).text.replaceAll('\u00a0', ' ');
const plain = (cells: readonly string[] = []) => cells.map((cell) => cell.replaceAll('\u00a0', ' '));

test('a typed row has what is open, what the law adds on the day of arrival, and what it says of the debtor', () => {
  const record = stating({ dueDate: '2025-12-01', amount: '1000' });
  const [row, total] = rowsOf(record);

  expect(tableOf(record)?.caption).toBe('Berekend op 02/03/2026.');
  expect(row?.head).toBe('Staalvoorbeeld NV');
  expect(plain(row?.cells)).toEqual([
    'Factuur 2026-12 van 01/02/2026',
    '01/12/2025',
    ...['€ 1.000,00', '€ 26,18', '€ 40,00', '€ 1.066,18'],
  ]);
  expect(row?.below).toBe('0999.999.922 · Staalvoorbeeldweg 4, 9000 Gent · boekhouding@staal.example');
  expect(total?.rank).toBe('total');
  expect(plain(total?.cells)).toEqual(['Samen te vorderen', '', '€ 1.000,00', '€ 26,18', '€ 40,00', '€ 1.066,18']);
  expect(textOf(record)).toContain('\nTe vorderen: € 1.066,18 op 02/03/2026\n');
});

test('a row of an e-invoice names its subject and its document', () => {
  const amounts = { taxExclusive: '1000.00', tax: '210.00', prepaid: '210.00', payable: '1000.00' };
  const [row] = rowsOf(readingOne({ invoice: { amounts } }));

  expect(plain([row?.below ?? ''])).toEqual([
    [
      ...['0999.999.922', 'Staalkaai 2, 9000 Gent', 'Kast & plaatsing'],
      '€ 1.000,00 zonder btw, btw € 210,00, al betaald € 210,00',
      ...['mededeling +++090/9337/55493+++', 'uit maart.xml'],
    ].join(' · '),
  ]);
});

test('a row that the visitor changed shows the e-invoice’s value for each column', () => {
  const [row] = rowsOf(readingOne({ debtor: 'Staal NV', amount: '€ 500,00', dueDate: '2026-03-01', isDisputed: true }));

  expect(plain(row?.cells).slice(1, 3)).toEqual(['01/03/2026', '€ 500,00']);
  expect(row?.below).toContain('betwist: te vorderen, maar niet via IOS');
  expect(row?.below).toMatch(
    /uit maart.xml, door de cliënt gewijzigd · Debiteur: volgens de e-factuur Staalvoorbeeld NV · Openstaand bedrag: volgens de e-factuur € 1.210,00 · Vervaldag: volgens de e-factuur 14\/02\/2026$/,
  );
});

test('a document’s row that the visitor emptied shows the e-invoice’s amount', () => {
  const { debts, ...record } = readingOne();
  const [row] = rowsOf({ ...record, debts: debts.map((debt) => ({ ...debt, ...blankValues })) });

  expect(row?.head).toBe('Debiteur niet ingevuld');
  expect(row?.below).toContain('Openstaand bedrag: volgens de e-factuur € 1.210,00');
});

test('an invoice shows by how much a credit note lowers its open amount', () => {
  const record = stating({ amount: '€ 1.210,00' }, { amount: '-€ 210,00', invoice: 'C1', creditedInvoice: '2026-12' });
  const [invoice, credit] = rowsOf(record);

  expect(plain(invoice?.cells)[2]).toBe('€ 1.000,00');
  expect(plain([invoice?.below ?? ''])[0]).toMatch(/€ 1.210,00 min creditnota’s voor € 210,00$/);
  expect(credit?.cells).toEqual(['Creditnota C1 van 01/02/2026', '01/03/2026', '', '', '', '']);
  expect(plain([credit?.below ?? ''])).toEqual(['-€ 210,00, afgetrokken · Creditnota op factuur: 2026-12']);
  expect(credit).not.toHaveProperty('hint');
  expect(intakeMail(record).subject.replaceAll('\u00a0', ' ')).toContain('(€ 1.000,00, 1 debiteur)');
});

test('rows are grouped by debtor, with a sum for several rows and no repeated facts', () => {
  const record = stating(
    { debtor: 'ACME BV', number: '0888.888.895', amount: '1000', address: 'A' },
    { debtor: 'Bis BV', number: '', amount: '7' },
    { debtor: 'Acme', number: '0888888895', amount: '500', address: 'A' },
    { debtor: 'Acme B.V.', number: '', amount: '-200', dueDate: '' },
  );

  const rows = rowsOf(record);

  expect(rows.map(({ cells }) => plain(cells)[2])).toEqual([
    '€ 1.000,00',
    '€ 300,00',
    '',
    '€ 1.300,00',
    '€ 7,00',
    '€ 1.307,00',
  ]);
  expect(rows.map(({ rank, cells }) => rank && cells[0]).filter(Boolean)).toEqual([
    'Samen ACME BV',
    'Samen te vorderen',
  ]);
  expect(plain([rows[1]?.below ?? ''])).toEqual(['Acme · 0888888895 · € 500,00 min creditnota’s voor € 200,00']);
});

test('a reason that each debtor has is given once, above them', () => {
  const consumers = stating({ debtor: 'Jan', number: '' }, { debtor: 'An', number: '' });
  const words = 'bedrijf of consument? Nog geen interest berekend';

  expect(tableOf(consumers)?.caption).toBe(`Berekend op 02/03/2026. Elke debiteur: ${words}.`);
  expect(rowsOf(consumers)[0]?.below).not.toContain(words);
  expect(rowsOf(stating({ debtor: 'Jan', number: '' }, {}))[0]?.below).toContain(words);
});

test('sums that cannot be claimed have rows of their own', () => {
  const record = stating(
    { amount: '100' },
    { amount: '200', isDisputed: true },
    { amount: '400', dueDate: '2027-01-31' },
    { amount: '800', dueDate: '2012-01-31' },
    { amount: '1600', invoice: '2026-12' },
  );

  expect(rowsOf(record).flatMap(({ rank, cells }) => (rank ? [plain(cells).slice(0, 3).join(' ')] : []))).toEqual([
    'Vervallen  € 100,00',
    'Betwist  € 200,00',
    'Nog niet vervallen  € 400,00',
    'Misschien dubbel  € 1.600,00',
    'Misschien verjaard  € 800,00',
    'Samen te vorderen  € 300,00',
  ]);
  expect(textOf(record).split('\n')[3]).toBe('! Betwist: € 200,00.');
  expect(intakeMail(record).subject.replaceAll('\u00a0', ' ')).toContain(
    '(€ 300,00, nog niet vervallen € 400,00, misschien dubbel € 1.600,00, misschien verjaard € 800,00, 1 debiteur)',
  );
  expect(textOf(stating({}))).not.toContain('etwist');
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
    stating({ amount: '-1', creditedInvoice: '2025-1' }, {}),
    'de factuur van deze creditnota staat er niet bij; ze gaat van het totaal af',
  ],
  [
    'a day in the future',
    stating({ issueDate: '2027-02-03', dueDate: '' }),
    'de factuurdatum is geen dag, ligt voor 2000 of in de toekomst',
  ],
  ['no day', stating({ dueDate: '31/13/2026' }), 'de vervaldag is geen dag, ligt voor 2000 of voor de factuurdatum'],
  [
    'a credit note above the invoices',
    stating({ amount: '1250,50' }, { amount: '-2000', dueDate: '' }),
    'volgens deze cijfers is de cliënt hem € 749,50 schuldig',
  ],
  [
    'nothing to pay',
    readingOne({ invoice: { amounts: { payable: '0.00' } } }),
    'volgens de e-factuur is er niets meer te betalen',
  ],
])('a row with %s is marked for checking', (_what, record, words) => {
  expect(plain(rowsOf(record).flatMap(({ hint }) => hint ?? []))[0]).toBe(`Kijk na: ${words}.`);
  expect(textOf(record)).toContain(`\n  ! Kijk na: ${words}.`);
  expect(intakeMail(record).html.replaceAll('\u00a0', ' ')).toContain(`Kijk na: ${words}.</span>`);
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
  ['no sum', [{ amount: 'veel' }], '1 debiteur'],
  ['no debtor', [{ debtor: '', number: '' }], '€ 1.250,00'],
  ['nothing that is due', [{ dueDate: '2027-01-31' }], 'nog niet vervallen € 1.250,00, 1 debiteur'],
])("the subject with %s has the sums and the number of debtors, and no debtor's name", (_what, debts, words) => {
  expect(intakeMail(stating(...debts)).subject.replaceAll('\u00a0', ' ')).toBe(
    `[K7QM-3TXB] Nieuwe aanvraag: Bakkerij Voorbeeld BV (${words})`,
  );
});

test('lists all of two hundred rows, and rows beyond the room of a mail only in the attachments and sums', () => {
  const rowsWith = (words: string) =>
    rowsOf(
      stating(...Array.from({ length: 200 }, (_, index) => ({ invoice: `${words}${String(index)}`, amount: '1' }))),
    );

  expect(rowsWith('')).toHaveLength(201);
  const rows = rowsWith('€'.repeat(1000));
  expect(rows.length).toBeLessThan(200);
  expect(rows.at(-2)).toEqual({ cells: [`Nog ${202 - rows.length} rijen: zie openstaand.csv.`] });
  expect(plain(rows.at(-1)?.cells)[2]).toBe('€ 200,00');
});

test('a word too long for a narrow column breaks, an amount does not', () => {
  const { html } = intakeMail(stating({ amount: 'x'.repeat(200) }, { amount: '1250' }));

  expect(html).toContain('€\u00a01.250,00');
  const [cell = ''] = html.split('x'.repeat(200))[0]?.split('<td').slice(-1) ?? [];
  expect(cell).toContain('overflow-wrap: anywhere');
});

test('the section precedes the answers', () => {
  const text = textOf(stating({}));

  expect(text.indexOf('\nOPENSTAAND\n')).toBeGreaterThan(0);
  expect(text.indexOf('\nOPENSTAAND\n')).toBeLessThan(text.indexOf('INGEVULD DOOR'));
});

test('a full table refers the staff to the documents for more', () => {
  const mailOf = (count: number) =>
    JSON.stringify(intakeMail(stating(...Array.from({ length: count }, (_, place) => ({ invoice: String(place) })))));

  expect(mailOf(200)).toContain('De tabel is vol met 200 facturen.');
  expect(mailOf(199)).not.toContain('De tabel is vol');
});

test('the table refers to partial payments that the visitor described', () => {
  const debts = [sampleDebt({})];
  const told = { ...storedIntake().answers, partial_payments: 'Op 3 maart 500 euro.' };

  expect(sectionOf(storedIntake({ debts, answers: told }))?.note).toBe('Zie ook ‘Gedeeltelijke betalingen’.');
  expect(sectionOf(storedIntake({ debts, answers: { ...told, partial_payments: '' } }))?.note).toBeUndefined();
});

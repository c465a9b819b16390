import { sampleLists } from '../../testing/sampleLists';
import type { ListColumns } from './listColumns';
import { readList, type ListQuestion, type ListReading } from './readList';

const ask = (cells: readonly (readonly string[])[], question?: ListQuestion) =>
  readList([{ name: 'Blad1', cells }], question);
const read = (cells: readonly (readonly string[])[], columns?: ListColumns) => ask(cells, { columns });
const lines = (text: string) => text.split('\n').map((line) => line.split('\t'));
const inBrief = ({ entries }: ListReading) =>
  entries.map(({ values: { debtor, invoice, issueDate, dueDate, amount }, leftOut }) =>
    [debtor, invoice, issueDate, dueDate, amount, leftOut].join(' ').trim(),
  );
const taken = (reading: ListReading) =>
  inBrief({ ...reading, entries: reading.entries.filter(({ leftOut }) => leftOut === undefined) });

test.each([
  ['Exact Online', ['26700012', '26700019', '26700023', '26700031']],
  ['Octopus', ['12', '19', '23', '31']],
  ['Yuki', ['2026-0012', '2026-0019', '2026-0023', '2026-0031']],
  ['Billit', ['F-2026-012', 'F-2026-019', 'C-2026-023', 'F-2026-031']],
  ['WinBooks', ['260012', '260019', '260023', '260031']],
] as const)('an export in the shape of %s is read without help', (program, [first, second, credit, paid]) => {
  const reading = read(sampleLists[program]);

  expect(reading.isRecognised).toBe(true);
  expect(taken(reading)).toEqual([
    `Staalvoorbeeld NV ${first} 2026-02-01 2026-03-03 € 1.210,00`,
    `Staalvoorbeeld NV ${second} 2026-02-15 2026-03-17 € 305,00`,
    `Staalvoorbeeld NV ${credit} 2026-02-20  -€ 121,00`,
  ]);
  const leftOut = reading.entries.filter((entry) => entry.leftOut !== undefined);
  expect(leftOut.filter((entry) => entry.leftOut === 'paid').map(({ values }) => values.invoice)).toEqual([paid]);
  expect(leftOut.every((entry) => entry.leftOut === 'paid' || entry.leftOut === 'total')).toBe(true);
});

test('reads French headers in two lines, repeated on each page, with totals and a debtor named once', () => {
  const reading = read(
    lines(
      `Balance âgée clients
\tN° de\tDate\tDate\tMontant\tSolde
Nom client\tpièce\tpièce\td'échéance\tTTC\touvert
Ferronnerie Exemple SRL\t2026/7\t05.01.26\t04.02.26\t€ 242,00\t€ 242,00
\t2026/9\t12.01.26\t11.02.26\t€ 500,00\t(100,00)
Nom client\tpièce\tpièce\td'échéance\tTTC\touvert
Garage Exemple SA\t2026/8\t07.01.26\t06.02.26\t€ 1 000,00\t€ 1 000,00
Total général\t\t\t\t1 742,00\t1 142,00`,
    ),
  );

  expect(inBrief(reading)).toEqual([
    'Ferronnerie Exemple SRL 2026/7 2026-01-05 2026-02-04 € 242,00',
    'Ferronnerie Exemple SRL 2026/9 2026-01-12  -€ 100,00',
    'Garage Exemple SA 2026/8 2026-01-07 2026-02-06 € 1.000,00',
    'Total général    € 1.142,00 total',
  ]);
});

test('an export in the shape of Odoo is read once the visitor chose the column of its numbers, which has no header', () => {
  const { columns, isRecognised } = read(sampleLists.Odoo);

  expect([isRecognised, columns.invoice]).toEqual([true, undefined]);
  expect(taken(read(sampleLists.Odoo, { ...columns, invoice: 0 }))).toEqual([
    'Staalvoorbeeld NV INV/2026/00012 2026-02-01 2026-03-03 € 1.210,00',
    'Staalvoorbeeld NV INV/2026/00019 2026-02-15 2026-03-17 € 305,00',
    'Staalvoorbeeld NV RINV/2026/00023 2026-02-20  -€ 121,00',
  ]);
});

test('takes nothing from columns without headers until the visitor has chosen them', () => {
  const cells = lines(
    'Staalvoorbeeld NV\t2026-12\t01/02/2026\t03/03/2026\t€ 1.210,00\nGarage\t2026-14\t03/02/2026\t05/03/2026\t€ 12,50',
  );

  expect(read(cells)).toMatchObject({
    heads: ['', '', '', '', ''],
    firstRows: cells,
    columns: {},
    entries: [],
    asked: ['amount', 'debtor'],
    isRecognised: false,
  });
  expect(inBrief(read(cells, { debtor: 0, invoice: 1, issueDate: 2, dueDate: 3, amount: 4 }))).toEqual([
    'Staalvoorbeeld NV 2026-12 2026-02-01 2026-03-03 € 1.210,00',
    'Garage 2026-14 2026-02-03 2026-03-05 € 12,50',
  ]);
});

test('reads dates with names of months and short headers, and takes no client number for an invoice number', () => {
  const reading = read(
    lines(
      'Kl.nr\tNaam\tFakt.nr\tFakt.dat.\tVerv.dat.\tOpen\n12\tStaalvoorbeeld NV\t260012\t5-jan-26\t4-feb-26\t605,00',
    ),
  );

  expect(inBrief(reading)).toEqual(['Staalvoorbeeld NV 260012 2026-01-05 2026-02-04 € 605,00']);
  expect(inBrief(read(lines('Klantnr\tNaam\tOpen\n12\tStaalvoorbeeld NV\t605,00')))).toEqual([
    'Staalvoorbeeld NV    € 605,00',
  ]);
});

test('reads a list of debtors and amounts alone, one row each', () => {
  expect(inBrief(read(lines('Klant\tSaldo\nStaalvoorbeeld NV\t1210\nGarage\t0\nTotaal\t1210')))).toEqual([
    'Staalvoorbeeld NV    € 1.210,00',
    'Garage    € 0,00 paid',
    'Totaal    € 1.210,00 total',
  ]);
});

test('prefers the columns that the visitor chose', () => {
  const cells = lines('Klant\tFactuurnr\tBedrag\tSaldo\nStaalvoorbeeld NV\t12\t1210,00\t605,00');
  const { columns } = read(cells);

  expect(inBrief(read(cells, { ...columns, amount: 2 }))).toEqual(['Staalvoorbeeld NV 12   € 1.210,00']);
});

test('keeps a formula as text, and truncates texts to the limits of the columns', () => {
  const cells = lines(`Klant\tFactuurnr\tSaldo\n=cmd|'/c calc'!A1\t1\t10,00\n${'x'.repeat(500)}\t2\t10,00`);

  const [formula, long] = read(cells).entries;

  expect(formula?.values.debtor).toBe("=cmd|'/c calc'!A1");
  expect(long?.values.debtor).toHaveLength(200);
});

test('takes the currency from the cell, or else from its column', () => {
  const cells = lines('Klant\tFactuurnr\tSaldo\tMunt\nStaal\t1\t10,00\tUSD\nStaal\t2\tGBP 10,00\t');

  expect(read(cells).entries.map(({ values }) => values.amount)).toEqual(['USD 10,00', 'GBP 10,00']);
});

test.each(['', 'Currency Code'])('takes the currency from a column of codes under the header %j', (head) => {
  const cells = lines(`Klant\tFactuurnr\tSaldo\t${head}\nStaal\t1\t10,00\tUSD`);

  expect(read(cells).entries.map(({ values }) => values.amount)).toEqual(['USD 10,00']);
});

const csv = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'));

test.each([
  [
    'a customer history with an earlier balance',
    `Client;Facture;Date;Montant;Solde
    Ferronnerie Exemple SRL;41;15/09/2026;1.210,00;1.500,00
    Ferronnerie Exemple SRL;42;20/09/2026;605,00;2.105,00
    Ferronnerie Exemple SRL;43;25/09/2026;100,00;2.205,00`,
    ['1.210,00', '605,00', '100,00'],
  ],
  [
    'a history with the newest row first',
    `Customer;Invoice;Date;Amount;Balance
    Staalvoorbeeld NV;43;25/09/2026;100,00;1.915,00
    Staalvoorbeeld NV;42;20/09/2026;605,00;1.815,00
    Staalvoorbeeld NV;41;15/09/2026;1.210,00;1.210,00`,
    ['100,00', '605,00', '1.210,00'],
  ],
  [
    'a balance that runs through all customers',
    `Klant;Factuurnr;Datum;Bedrag;Saldo
    Staalvoorbeeld NV;41;15/09/2026;1.210,00;1.210,00
    Garage Voorbeeld;50;20/09/2026;605,00;1.815,00
    Bakkerij Voorbeeld;12;25/09/2026;100,00;1.915,00`,
    ['1.210,00', '605,00', '100,00'],
  ],
  [
    'balances of paid and unpaid invoices, which fit by chance',
    `Klant;Factuurnr;Datum;Bedrag;Saldo
    Staalvoorbeeld NV;41;15/09/2026;99,00;0,00
    Staalvoorbeeld NV;42;20/09/2026;605,00;605,00
    Garage Voorbeeld;50;15/09/2026;88,00;0,00
    Garage Voorbeeld;51;20/09/2026;200,00;200,00`,
    ['0,00', '605,00', '0,00', '200,00'],
  ],
  [
    'balances of partly paid invoices',
    `Kunde;Rechnungsnummer;Rechnungsdatum;Betrag;Offen
    Staalvoorbeeld NV;41;15.09.2026;1.210,00;605,00
    Staalvoorbeeld NV;42;20.09.2026;605,00;305,00`,
    ['605,00', '305,00'],
  ],
  [
    'a ledger of one row with an earlier balance',
    `Client;Pièce;Date;Débit;Crédit;Solde
    Ferronnerie Exemple SRL;41;15/09/2026;605,00;;1.815,00`,
    ['605,00'],
  ],
])('takes no running balance for the open amount: %s', (_, list, amounts) => {
  expect(read(csv(list)).entries.map(({ values }) => values.amount)).toEqual(amounts.map((amount) => `€ ${amount}`));
});

test.each([
  ['its own header', 'Bedrag in valuta;Valuta;Bedrag EUR', '1.000,00;USD;920,00', '€ 920,00'],
  ['its own header, also beside a column of others', 'Openstaand EUR;Valuta', '920,00;USD', '€ 920,00'],
  ['its column', 'Bedrag;Devise', '920,00;CHF', 'CHF 920,00'],
  ['nothing known, which makes it doubtful', 'Bedrag;Munt', '920,00;dollar', '920,00 dollar'],
])('the currency of an amount is of %s', (_, heads, cells, amount) => {
  const { entries } = read(csv(`Klant;Factuurnr;${heads}\nStaalvoorbeeld NV;41;${cells}`));

  expect(entries.map(({ values }) => values.amount)).toEqual([amount]);
});

test('leaves amounts and dates that contradict the others unchanged, so that their rows ask about them', () => {
  const { entries } = read(
    csv(`Klant;Factuurnr;Datum;Vervaldatum;Bedrag
    Staalvoorbeeld NV;41;03/04/2026;03/05/2026;1.210,00
    Garage Voorbeeld;50;28/13/2026;31/05/2026;605,50
    Bakkerij Voorbeeld;12;05/04/2026;05/05/2026;605.5`),
  );

  expect(entries.map(({ values: { issueDate, dueDate, amount } }) => [issueDate, dueDate, amount])).toEqual([
    ['2026-04-03', '2026-05-03', '€ 1.210,00'],
    ['28/13/2026', '2026-05-31', '€ 605,50'],
    ['2026-04-05', '2026-05-05', '605.5'],
  ]);
});

test('asks no order of the dates of a Belgian list', () => {
  const cells = csv('Klant;Factuurnr;Datum;Bedrag\nStaalvoorbeeld NV;41;03/04/2026;1.210,00');

  expect(read(cells)).not.toHaveProperty('askedDate');
});

test('a row with an invoice number is no total, whatever its debtor is called', () => {
  const reading = read(
    csv(`Klant;Factuurnr;Datum;Bedrag
    Total Energies NV;41;03/04/2026;1.000,00
    Totaal Interieur BV;42;03/04/2026;500,00
    Totaal Interieur BV;;;500,00
    Totaal;;;1.500,00`),
  );

  expect(inBrief(reading)).toEqual([
    'Total Energies NV 41 2026-04-03  € 1.000,00',
    'Totaal Interieur BV 42 2026-04-03  € 500,00',
    'Totaal Interieur BV    € 500,00 total',
    'Totaal    € 1.500,00 total',
  ]);
  expect(reading.total).toEqual({ amount: '1500.00', currency: 'EUR' });
});

test('the list’s own total is the sum of its subtotals where it has no other', () => {
  const reading = read(
    csv(`Klant;Factuurnr;Datum;Bedrag
    Staalvoorbeeld NV;41;03/04/2026;1.000,00
    Totaal;;;1.000,00
    Garage Voorbeeld;50;03/04/2026;500,00
    Totaal;;;500,00`),
  );

  expect(reading.total).toEqual({ amount: '1500.00', currency: 'EUR' });
});

test.each([
  ['Betwist', ['ja', 'nee', ''], [true, false, false]],
  ['Litige', ['Oui', 'Non', 'livraison abîmée'], [true, false, true]],
  ['Disputed', ['x', '0', 'FALSE'], [true, false, false]],
])('reads from the column %s which invoices are disputed', (head, cells, disputed) => {
  const rows = cells.map((cell, index) => `Staalvoorbeeld NV;${String(index)};10,00;${cell}`);

  const { entries } = read(csv(['Klant;Factuurnr;Bedrag', head].join(';') + `\n${rows.join('\n')}`));

  expect(entries.map(({ values }) => values.isDisputed)).toEqual(disputed);
});

test('the heading of a group is the debtor, and what is no row is counted', () => {
  const reading = read(
    csv(`Factuurnr;Datum;Opmerking;Bedrag
    10001 - Staalvoorbeeld NV;;;
    41;03/04/2026;beloofd;1.000,00
    Garage Voorbeeld (2);;;
    50;03/04/2026;;500,00
    51;03/04/2026;geen bedrag;`),
  );

  expect(inBrief(reading)).toEqual([
    'Staalvoorbeeld NV 41 2026-04-03  € 1.000,00',
    'Garage Voorbeeld 50 2026-04-03  € 500,00',
    'Garage Voorbeeld 51 2026-04-03   unclear',
  ]);
  expect(reading.asked).toEqual([]);
});

test('reads the sheets with equal headers, and counts the others', () => {
  const heads = 'Factuurnr;Datum;Bedrag';
  const sheets = [
    { name: 'Staal', cells: csv(`Openstaand\n${heads}\n41;03/04/2026;1.000,00`) },
    { name: 'Garage', cells: csv(`Openstaand\n${heads}\n50;03/04/2026;500,00`) },
    { name: 'Grafiek', cells: [] },
    { name: 'Nota’s', cells: csv('Bel Jan') },
  ];

  const reading = readList(sheets);

  expect(inBrief(reading)).toEqual(['Staal 41 2026-04-03  € 1.000,00', 'Garage 50 2026-04-03  € 500,00']);
  expect(reading.unread).toEqual({ rows: 0, sheets: 1 });
});

test('words such as ‘zonder’ in a header exclude only columns of amounts', () => {
  const { entries } = read(
    csv('Klant;BTW nummer zonder BE;Bedrag zonder btw;Bedrag\nStaalvoorbeeld NV;0999999922;10,00;12,10'),
  );

  expect(entries.map(({ values: { number, amount } }) => [number, amount])).toEqual([['0999.999.922', '€ 12,10']]);
});

test('asks for the invoice number of a list with dates but no header for it', () => {
  const { asked, isRecognised } = read(csv('Klant;Datum;;Saldo\nStaalvoorbeeld NV;03/04/2026;A-41;10,00'));

  expect([asked, isRecognised]).toEqual([['invoice'], true]);
});

import type { ListReading } from '@incasso/debts/readList';
import { readSample } from '@incasso/documents/testing/readSample';
import { withParts } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { readSampleList, type SampleList } from '../testing/readSampleList';
import { xlsxList } from '../testing/xlsxList';
import { readListFile } from './readListFile';

const encoder = new TextEncoder();
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
const inBrief = (reading: ListReading | undefined) =>
  reading?.entries.map(({ values: { debtor, invoice, dueDate, amount }, leftOut }) =>
    [debtor, invoice, dueDate, amount, leftOut].join(' ').trim(),
  );
const read = async (bytes: Uint8Array) => inBrief(await readListFile(bytes));

test.each([
  ['semicolons', encoder.encode('Klant;Factuurnr;Vervaldag;Saldo\nCafé, Brüssel;12;03/03/2026;1.210,00')],
  ['commas and quotes', encoder.encode('Klant,Factuurnr,Vervaldag,Saldo\r\n"Café, Brüssel",12,2026-03-03,"1,210.00"')],
  [
    'a line that names the separator',
    encoder.encode('sep=;\nKlant;Factuurnr;Vervaldag;Saldo\nCafé, Brüssel;12;03/03/2026;1210'),
  ],
  ['bars', encoder.encode('Klant|Factuurnr|Vervaldag|Saldo\nCafé, Brüssel|12|03/03/2026|1.210,00')],
  ['tabs', encoder.encode('Klant\tFactuurnr\tVervaldag\tSaldo\nCafé, Brüssel\t12\t03/03/2026\t1210')],
  ['a byte order mark', encoder.encode('\ufeffKlant;Factuurnr;Vervaldag;Saldo\nCafé, Brüssel;12;03/03/2026;1.210,00')],
  ['UTF-16', utf16('Klant\tFactuurnr\tVervaldag\tSaldo\nCafé, Brüssel\t12\t03/03/2026\t1210')],
  [
    'Windows-1252',
    Uint8Array.from(Buffer.from('Klant;Factuurnr;Vervaldag;Saldo\nCafé, Brüssel;12;03/03/2026;1210', 'latin1')),
  ],
  [
    'a spreadsheet with days and floats',
    xlsxList([
      ['Klant', 'Factuurnr', 'Vervaldag', 'Saldo'],
      ['Café, Brüssel', 12, new Date('2026-03-03'), 1210.000000001],
    ]),
  ],
])('reads a list with %s', async (_, bytes) => {
  expect(await read(bytes)).toEqual(['Café, Brüssel 12 2026-03-03 € 1.210,00']);
});

test('reads the sheet that is a list', async () => {
  const list = [
    ['Klant', 'Factuurnr', 'Saldo'],
    ['Staalvoorbeeld NV', '12', 10.5],
  ];
  const notes = Array.from({ length: 9 }, (_, place) => [`Nota ${String(place)}`, 1.5]);

  expect(await read(xlsxList(notes, list))).toEqual(['Staalvoorbeeld NV 12  € 10,50']);
});

test.each<[SampleList, ...string[]]>([
  [
    'running-saldo.csv',
    'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV 42 2026-10-20 € 605,00',
    'Staalvoorbeeld NV 43 2026-10-25 € 100,00',
    'Garage Voorbeeld 50 2026-10-31 € 605,00',
    'Garage Voorbeeld 51 2026-11-01 € 200,00',
  ],
  [
    'dc-running-saldo.csv',
    'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV CN3  -€ 121,00',
    'Garage Voorbeeld 50 2026-10-31 € 605,00',
  ],
  ['valuta-code.csv', 'Staalvoorbeeld NV 41 2026-10-15 USD 1.210,00'],
  [
    'business-central.csv',
    'Staalvoorbeeld NV 103041 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV 104003  -€ 121,00',
    'Garage Voorbeeld 103050 2026-10-31 USD 605,00',
  ],
  ['three-decimals.csv', 'Staalvoorbeeld NV 1  € 1.210,00', 'Garage 2  € 605,50', 'Bakkerij 3  € 12,50'],
  [
    'xero-reference-as-debtor.csv',
    'Staalvoorbeeld NV INV-0041 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV CN-0003  -€ 121,00',
    'Total Staalvoorbeeld NV   € 1.089,00 total',
    'Garage Voorbeeld INV-0050 2026-10-31 € 605,00',
    'Total Garage Voorbeeld   € 605,00 total',
    'Total   € 1.694,00 total',
  ],
  [
    'semicolons-in-remarks.csv',
    'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00',
    'Garage Voorbeeld 50 2026-10-31 € 605,00',
  ],
  [
    'bands-without-total.csv',
    'Staalvoorbeeld NV   € 120,00',
    'Garage Voorbeeld   € 643,20',
    'Bakkerij Voorbeeld   € 248,00',
    'Total   € 1.011,20 total',
  ],
  [
    'bands-per-invoice.csv',
    'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00',
    'Garage Voorbeeld 50 2026-10-31 € 605,00',
    'Bakkerij 12 2026-03-03 € 99,00',
  ],
  [
    'datev-opos.csv',
    'Staalvoorbeeld NV RE-41 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV GU-3  -€ 121,00',
    'Garage Voorbeeld RE-50 2026-10-31 € 605,00',
  ],
  ['formula-text.csv', 'Staalvoorbeeld NV 00041 2026-10-15 € 1.210,00'],
  ['whole-line-quoted.csv', 'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00', 'Garage 50 2026-10-31 € 605,00'],
  ['chart-sheet.xlsx', 'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00', 'Garage Voorbeeld 50 2026-10-31 € 605,50'],
  ['no-cell-references.xlsx', 'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00', 'Garage Voorbeeld 50 2026-10-31 € 605,50'],
  [
    'sheet-per-customer.xlsx',
    'Staalvoorbeeld NV 41 2026-10-15 € 1.210,00',
    'Staalvoorbeeld NV 42 2026-10-16 € 99,00',
    'Garage Voorbeeld 50 2026-10-31 € 605,50',
  ],
])('reads %s right', async (name, ...rows) => {
  const reading = await readListFile(readSampleList(name));

  expect(reading?.asked).toEqual([]);
  expect(inBrief(reading)).toEqual(rows);
});

test('asks which of two days the dates of a list mean, where amounts are written in the American way', async () => {
  const list = readSampleList('us-dates.csv');

  expect((await readListFile(list))?.askedDate).toBe('09/05/2026');
  const monthFirst = await readListFile(list, { dateOrder: 'month first' });
  expect(monthFirst?.entries.map(({ values }) => [values.issueDate, values.dueDate])).toEqual([
    ['2026-09-05', '2026-10-05'],
    ['2026-10-01', '2026-11-01'],
  ]);
});

test('a file that is no list has no rows; a binary or too large file is not read', async () => {
  expect(await read(encoder.encode('geen lijst'))).toEqual([]);
  expect(await read(encoder.encode('<html><td>10,00</td></html>'))).toBeUndefined();
  expect(await read(samplePdf())).toBeUndefined();
  expect(await read(readSample('tabel.xls'))).toBeUndefined();
  expect(await read(new Uint8Array(6_000_000))).toBeUndefined();
  await expect(read(withParts('tabel.xlsx', { 'xl/workbook.xml': 'geen XML' }))).rejects.toThrow();
});

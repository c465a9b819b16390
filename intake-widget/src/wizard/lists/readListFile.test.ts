import { readSample } from '@incasso/documents/testing/readSample';
import { withParts } from '@incasso/documents/testing/sampleOffice';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { xlsxList } from '../testing/xlsxList';
import { readListFile } from './readListFile';

const encoder = new TextEncoder();
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
const read = async (bytes: Uint8Array) =>
  (await readListFile(bytes, { debts: [] }))?.entries.map(
    ({ values: { debtor, invoice, dueDate, amount } }) => `${debtor} ${invoice} ${dueDate} ${amount}`,
  );

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

test('a file that is no list has no rows; a binary or too large file is not read', async () => {
  expect(await read(encoder.encode('geen lijst'))).toEqual([]);
  expect(await read(encoder.encode('<html><td>10,00</td></html>'))).toBeUndefined();
  expect(await read(samplePdf())).toBeUndefined();
  expect(await read(readSample('tabel.xls'))).toBeUndefined();
  expect(await read(new Uint8Array(6_000_000))).toBeUndefined();
  await expect(read(withParts('tabel.xlsx', { 'xl/workbook.xml': 'geen XML' }))).rejects.toThrow();
});

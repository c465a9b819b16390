import { sampleCreditNote, sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { composeClaims } from './composeClaims';
import { countDebtors, openClaims, totalsByDebtor } from './openClaims';
import { emptyClaim } from './statedClaims';

const read = composeClaims([sampleInvoice()]);
const debtor = 'ACME BV';

test('what the e-invoices say comes first, and then what is stated', () => {
  const [invoice, stated] = openClaims(read, [{ ...emptyClaim, debtor, amount: '750' }]);

  expect(invoice).toMatchObject({ isRead: true, invoice: sampleInvoice().number });
  expect(stated).toMatchObject({ isRead: false, debtor, money: { amount: '750.00', currency: 'EUR' } });
});

test('an invoice that is stated too counts once, as it was read', () => {
  const invoice = `Nr. ${sampleInvoice().number}`.replace('Nr. ', ' ');

  expect(openClaims(read, [{ ...emptyClaim, invoice, amount: '1' }])).toEqual(openClaims(read, []));
  expect(openClaims(read, [{ ...emptyClaim, invoice: '', amount: '1' }])).toHaveLength(2);
});

test('a credit that no invoice here takes lowers the total', () => {
  const credit = { ...sampleCreditNote(), precedingInvoices: [] };
  const claims = openClaims(composeClaims([sampleInvoice(), credit]), []);
  const [total] = totalsByDebtor(claims);

  expect(claims.at(-1)?.money?.amount).toMatch(/^-/);
  expect(total?.amount).toBe(composeClaims([sampleInvoice(), credit]).totals[0]?.due);
});

test('sums are by debtor and currency; a doubtful amount counts in none', () => {
  const stated = ['100', '50,50', 'USD 10', 'veel'].map((amount) => ({ ...emptyClaim, debtor, amount }));
  const claims = openClaims(undefined, [...stated, { ...emptyClaim, debtor: 'Bis BV', amount: '7' }]);

  expect(totalsByDebtor(claims)).toEqual([
    { debtor, amount: '150.50', currency: 'EUR' },
    { debtor, amount: '10.00', currency: 'USD' },
    { debtor: 'Bis BV', amount: '7.00', currency: 'EUR' },
  ]);
  expect(countDebtors(claims)).toBe(2);
});

test('a debtor without a name is told by the number; one without either is no debtor', () => {
  const claims = openClaims(undefined, [
    { ...emptyClaim, number: '0123.456.749' },
    { ...emptyClaim, amount: '5' },
  ]);

  expect(countDebtors(claims)).toBe(1);
});

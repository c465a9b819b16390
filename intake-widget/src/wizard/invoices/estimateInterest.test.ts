import { composeClaims } from '@incasso/debts/composeClaims';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import type { Party } from '@incasso/documents/Invoice';
import { estimateInterest } from './estimateInterest';

const rates = { '2026-1': '10.50' } as const;
const amounts = { payable: '1000.00' };

test('sums up what is overdue by currency, and leaves out what is not due, has no due date, or is settled', () => {
  const { claims } = composeClaims([
    sampleInvoice({ number: '1', amounts, dueDate: '2026-02-28' }),
    sampleInvoice({ number: '2', amounts, dueDate: '2026-03-10' }),
    sampleInvoice({ number: '3', amounts, dueDate: '2026-03-31' }),
    sampleInvoice({ number: '4', amounts: { payable: '0.00' }, dueDate: '2026-01-31' }),
    sampleInvoice({ number: '5', amounts, dueDate: '2026-02-28', currency: 'USD' }),
  ]);

  const estimates = estimateInterest(claims, '2026-03-31', rates);

  // 1,000 x 10.5 % x 31 / 365 = 8.92 and x 21 / 365 = 6.04.
  expect(estimates).toMatchObject([
    { currency: 'EUR', principal: '2000.00', interest: '14.96', to: '2026-03-31' },
    { currency: 'USD', principal: '1000.00', interest: '8.92', to: '2026-03-31' },
  ]);
  expect(estimates.map(({ invoices }) => invoices.map(({ number }) => number))).toEqual([['1', '2'], ['5']]);
});

test('names the debtor of all of it, and none where there are several', () => {
  const one = { ...sampleInvoice().buyer, companyNumber: '0000.000.097' };
  const other = { ...sampleInvoice().buyer, companyNumber: '0000.000.196' };
  const claimsOn = (...buyers: Party[]) =>
    composeClaims(
      buyers.map((buyer, index) => sampleInvoice({ number: String(index), buyer, amounts, dueDate: '2026-02-28' })),
    ).claims;

  const debtors = [claimsOn(one, one), claimsOn(one, other, one)].map(
    (claims) => estimateInterest(claims, '2026-03-31', rates)[0]?.soleDebtor,
  );

  expect(debtors).toEqual([one, undefined]);
});

test('goes up to the last day whose rate is known, and no further', () => {
  const { claims } = composeClaims([sampleInvoice({ amounts, dueDate: '2026-05-31' })]);

  const [estimate] = estimateInterest(claims, '2026-08-15', rates);

  expect(estimate).toMatchObject({ interest: '8.63', to: '2026-06-30' });
});

import { factsOf } from '../invoices/factsOf';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { sampleLedger, sampleRow } from '../../testing/sampleLedger';
import { countedOn, countsInWords, debtorsInWords, factsInWords, reasonInWords } from './ledgerWords.text';
import type { Reason } from './reasons';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[Reason, string]>([
  [{ code: 'amount_unreadable', amount: '' }, 'bedrag niet ingevuld'],
  [{ code: 'amount_unreadable', amount: 'veel' }, 'bedrag niet te lezen: veel'],
  [{ code: 'not_due', dueDay: '2027-01-31' }, 'nog niet vervallen (31/01/2027)'],
  [{ code: 'abroad', country: 'FR' }, 'buitenland (FR): Belgisch recht? IOS kan niet'],
  [{ code: 'other_currency', currency: 'USD' }, 'in USD: vaste vergoeding van € 40,00 niet meegeteld'],
])('%j in words', (reason, words) => {
  expect(plain(reasonInWords(reason, 'client'))).toBe(words);
});

test('names the client by the reader of the words', () => {
  const exceeds = { code: 'credit_exceeds', amount: '749.50', currency: 'EUR' } as const;

  expect(plain(reasonInWords(exceeds, 'client'))).toBe('volgens deze cijfers bent u hem € 749,50 schuldig');
  expect(plain(reasonInWords(exceeds, 'staff'))).toBe('volgens deze cijfers is de cliënt hem € 749,50 schuldig');
});

test('counts are of invoices, of credit notes, and of debtors', () => {
  expect(countsInWords({ invoices: 7, creditNotes: 2, debtors: 3 })).toBe('7 facturen, 2 creditnota’s');
  expect(countsInWords({ invoices: 1, creditNotes: 0, debtors: 1 })).toBe('1 factuur');
  expect(countsInWords({ invoices: 0, creditNotes: 1, debtors: 0 })).toBe('1 creditnota');
  expect([0, 1, 3].map((debtors) => debtorsInWords({ invoices: 3, creditNotes: 0, debtors }))).toEqual([
    '',
    '1 debiteur',
    '3 debiteuren',
  ]);
});

test('the day of counting says from when a rate is provisional', () => {
  expect(countedOn(sampleLedger([]))).toBe('Berekend op 29/11/2026');
  expect(countedOn(sampleLedger([sampleRow()]))).toBe('Berekend op 29/11/2026, interest voorlopig vanaf 01/07/2026');
});

test('what an e-invoice says beyond its row', () => {
  const { buyer, ...invoice } = sampleInvoice();
  const amounts = { taxExclusive: '1000.00', tax: '210.00', prepaid: '210.00', payable: '1000.00' };
  const lines = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  const legalIdentifier = { value: '30326504500019' };
  const facts = factsOf({ ...invoice, amounts, lines, buyer: { ...buyer, legalIdentifier } });

  expect(factsInWords(facts).map(plain)).toEqual([
    'a, b, c en meer',
    '€ 1.000,00 zonder btw, btw € 210,00, al betaald € 210,00',
    'mededeling +++090/9337/55493+++',
    'registratienummer 30326504500019',
  ]);
  expect(factsInWords({ buyer: {}, currency: 'EUR', lines: [], hasMoreLines: false })).toEqual([]);
});

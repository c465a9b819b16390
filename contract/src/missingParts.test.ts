import { performance } from 'node:perf_hooks';
import type { DocumentKind } from './documents/documentKinds';
import type { IntakeAnswers } from './intakeFields';
import { missingParts, partsInWords, type CasePart } from './missingParts';
import { sampleAnswers } from '../testing/sampleAnswers';

type Given = Partial<IntakeAnswers> & { kinds?: (DocumentKind | undefined)[]; notes?: string[] };

const all: CasePart[] = ['documents', 'debtor', 'amount'];
const invoices_terms = 'Klant Bakkerij Peeters betaalt € 1.250 niet.';

const cases: [string, Given, CasePart[]][] = [
  ['nothing', {}, all],
  ['an invoice', { kinds: ['invoice'] }, []],
  ['an invoice among others', { kinds: ['terms', undefined, 'invoice'] }, []],
  ['a document of no kind', { kinds: [undefined] }, ['debtor', 'amount']],
  ['a reminder and terms', { kinds: ['reminder', 'terms'] }, ['debtor', 'amount']],
  ['a photo, and who owes how much', { kinds: [undefined], invoices_terms }, []],
  ['who owes how much, alone', { invoices_terms }, ['documents']],
  ['the same in another text', { partial_payments: invoices_terms }, ['documents']],
  ['the same in a later note', { notes: [invoices_terms] }, ['documents']],
  ['an invoice that came later', { kinds: ['invoice'], notes: [''] }, []],
  ['words that say neither', { documents_info: 'Zie de bijlage. Hij betaalt niet.' }, all],
  ['a name within a sentence', { invoices_terms: 'de factuur aan Jan Voorbeeld staat open' }, ['documents', 'amount']],
  ['a name that begins the text', { invoices_terms: 'Bakkerij Peeters' }, ['documents', 'amount']],
  ['a legal form', { invoices_terms: 'ACME BV' }, ['documents', 'amount']],
  ['a legal form with points', { invoices_terms: 'ACME N.V.' }, ['documents', 'amount']],
  ['its letters in a word', { invoices_terms: 'sa, nv en sas zijn hier woorden, en SAMEN ook' }, all],
  ['an enterprise number', { invoices_terms: '0123.456.749' }, ['documents', 'amount']],
  ['a mobile number', { invoices_terms: 'bel 0470123456' }, all],
  ['an address of someone else', { invoices_terms: 'mail klant@debiteur.example' }, ['documents', 'amount']],
  ['the visitor’s own address', { invoices_terms: 'mail An@bedrijf.example' }, all],
  ['a month and a title', { documents_info: 'Sinds de maand Maart, zie Algemene Voorwaarden' }, all],
  ['euros', { invoices_terms: 'er staat 750 euro open' }, ['documents', 'debtor']],
  ['a currency mark', { invoices_terms: '€750' }, ['documents', 'debtor']],
  ['a currency code', { invoices_terms: 'EUR 750' }, ['documents', 'debtor']],
  ['cents after a comma', { invoices_terms: 'er staat 1234,56 open' }, ['documents', 'debtor']],
  ['cents after a point', { invoices_terms: 'er staat 1234.56 open.' }, ['documents', 'debtor']],
  ['thousands and cents', { invoices_terms: 'er staat 1.234,56 open' }, ['documents', 'debtor']],
  ['thousands', { invoices_terms: 'er staat 12.500 open' }, ['documents', 'debtor']],
  [
    'a debtor of one word and an amount in the table',
    { invoices_terms: 'Debiteur: Jansen · Bedrag: 750' },
    ['documents'],
  ],
  ['an open invoice of the table', { invoices_terms: 'Factuur: 12 · Vervaldag: 01/03/2026 · Betwist: ja' }, all],
  ['dates', { invoices_terms: 'sinds 12.03.2026, 12/03/2026 en 2026-03-12' }, all],
  ['an enterprise number, no amount', { invoices_terms: 'nummer 0123.456.749' }, ['documents', 'amount']],
  ['a number of an invoice', { invoices_terms: 'factuur 2026001 is niet betaald' }, all],
  ['a word with a currency in it', { invoices_terms: 'de europese regels, 3 eurovisies' }, all],
];

test.each(cases)('with %s', (_case, { kinds = [], notes = [], ...answers }, missing) => {
  expect(missingParts({ answers: sampleAnswers(answers), kinds, notes })).toEqual(missing);
});

test('parts are named as one phrase', () => {
  expect(partsInWords([])).toBe('');
  expect(partsInWords(['debtor'])).toBe('wie u moet betalen');
  expect(partsInWords(['documents', 'amount'])).toBe('documenten en hoeveel er openstaat');
  expect(partsInWords(all)).toBe('documenten, wie u moet betalen en hoeveel er openstaat');
});

test.each(['1', '1.', '1 ', '.', 'A', 'a@', 'Aa ', ' ', '. ', '123.'])(
  'reads the longest text of %j in time',
  (part) => {
    const text = part.repeat(20_000).slice(0, 20_000);
    const start = performance.now();

    missingParts({ answers: sampleAnswers({ invoices_terms: text }), kinds: [] });

    expect(performance.now() - start).toBeLessThan(500);
  },
);

import { sampleBuyerParty, sampleInvoice, without } from '@incasso/documents/testing/sampleInvoice';
import { rowOfInvoice, sampleRow } from '../../testing/sampleLedger';
import { describeDebtor } from './describeDebtor';
import type { LedgerRow } from './Ledger';

const unknown = sampleRow({ number: '' });
const inFrance = { ...sampleBuyerParty(), address: { city: 'Lyon', country: 'FR' } };

/** The row of an e-invoice whose number the visitor removed */
function withoutNumber(buyer = sampleBuyerParty()): LedgerRow {
  return { ...rowOfInvoice(sampleInvoice({ buyer })), number: '' };
}

test.each<[string, LedgerRow[], string]>([
  ['without a number', [unknown], 'unknown: kind_unknown'],
  ['with a company number', [sampleRow()], 'company:'],
  ['with a company number in one of his rows', [unknown, sampleRow()], 'company:'],
  ['with a number that has wrong check digits', [sampleRow({ number: '0999.999.923' })], 'unknown: kind_unknown'],
  ['with a company number in the e-invoice alone', [withoutNumber()], 'company:'],
  [
    'of an e-invoice without a number',
    [withoutNumber(without(sampleBuyerParty(), 'companyNumber', 'legalIdentifier'))],
    'unknown: kind_unknown',
  ],
  [
    'with a VAT number in the e-invoice alone',
    [withoutNumber({ ...without(sampleBuyerParty(), 'companyNumber'), vatNumber: 'CHE123456789' })],
    'company:',
  ],
  ['said to be a consumer, with a company number', [sampleRow({ debtorIs: 'consumer' })], 'consumer: consumer'],
  ['said to be an authority', [sampleRow({ debtorIs: 'authority' })], 'authority:'],
  ['said to be a company', [sampleRow({ number: '', debtorIs: 'company' })], 'company:'],
  [
    'of whom one row says nothing',
    [sampleRow({ debtorIs: '' }), sampleRow({ debtorIs: 'consumer' })],
    'consumer: consumer',
  ],
  [
    'of whom two rows differ',
    [sampleRow({ debtorIs: 'company' }), sampleRow({ debtorIs: 'consumer' })],
    'unknown: kind_unknown',
  ],
  ['in France, by the e-invoice', [withoutNumber(inFrance)], 'company: abroad FR'],
  ['with a VAT number of France', [sampleRow({ number: 'FR 40 303 265 045' })], 'company: abroad FR'],
  [
    'with VAT numbers of two countries, in any order',
    [sampleRow({ number: 'NL123456789B01' }), sampleRow({ number: 'FR40303265045' })],
    'company: abroad FR',
  ],
  ['with a VAT number of Greece', [sampleRow({ number: 'EL123456789' })], 'company: abroad GR'],
  ['with a VAT number of the Netherlands', [sampleRow({ number: 'NL123456789B01' })], 'company: abroad NL'],
  ['with letters that are no VAT number', [sampleRow({ number: 'DEBITEUR 12' })], 'unknown: kind_unknown'],
  [
    'abroad, of whom nobody said what he is',
    [withoutNumber(without(inFrance, 'companyNumber'))],
    'unknown: kind_unknown abroad FR',
  ],
])('what a debtor is %s', (_what, rows, expected) => {
  const { kind, reasons } = describeDebtor(rows);

  const words = reasons.flatMap((reason) => (reason.code === 'abroad' ? [reason.code, reason.country] : [reason.code]));
  expect([`${kind}:`, ...words].join(' ')).toBe(expected);
});

import { sampleCreditNote, sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import type { Invoice } from '@incasso/documents/Invoice';
import { sellerAccount } from './sellerAccount';

const own = 'BE68 5390 0754 7034';
const other = 'BE71 0961 2345 6769';
const factor = { name: 'Voorbeeldfactor NV' };

function paidTo(iban: string, changes: Partial<Invoice> = {}, code = '30'): Invoice {
  return sampleInvoice({ paymentMeans: [{ code, account: iban.replaceAll(' ', ''), iban }], ...changes });
}

const heldBy = (accountName: string, iban = other, changes: Partial<Invoice> = {}): Invoice =>
  sampleInvoice({
    paymentMeans: [{ code: '30', account: iban.replaceAll(' ', ''), iban, accountName }],
    ...changes,
  });
const credit = (iban: string, changes: Partial<Invoice> = {}): Invoice => ({ ...paidTo(iban), ...changes });
const creditNote = { kind: 'credit_note', typeCode: '381' } as const;
const negative = { amounts: { payable: '-1210.00' } };
const debited = (code: string | undefined, payer = 'BE71096123456769'): Invoice =>
  sampleInvoice({ paymentMeans: [{ ...(code !== undefined && { code }), payerAccount: payer }] });

test.each<[string, Invoice[], string | undefined]>([
  ['an invoice', [paidTo(own)], own],
  ['an invoice by any kind of transfer', [paidTo(own, {}, '57')], own],
  ['an invoice that the buyer wrote itself', [paidTo(own, { typeCode: '389' })], own],
  ['an invoice that was paid before', [paidTo(own, { amounts: { payable: '0.00' } })], own],
  ['a credit note', [credit(other, creditNote)], undefined],
  ['a credit note before its invoice', [credit(other, creditNote), paidTo(own)], own],
  ['an invoice below zero', [credit(other, negative)], undefined],
  ['a direct debit', [paidTo(other, {}, '49')], undefined],
  ['a SEPA direct debit', [paidTo(other, {}, '59')], undefined],
  [
    'a mandate under the code of a transfer',
    [sampleInvoice({ paymentMeans: [{ code: '30', iban: other, payerAccount: 'x' }] })],
    undefined,
  ],
  ['a direct debit and a transfer', [paidTo(other, {}, '59'), paidTo(own)], own],
  ['the account that another invoice debits', [paidTo(other), debited('59')], undefined],
  [
    'the account that another invoice debits, as the buyer spells it',
    [paidTo(other), debited(undefined, 'be71 0961 2345 6769')],
    undefined,
  ],
  ['another payee', [paidTo(other, { payee: factor })], undefined],
  [
    'another payee, and an invoice to its account that does not say so',
    [paidTo(other, { payee: factor }), paidTo(other, { number: '2' })],
    undefined,
  ],
  ['another payee of one invoice', [paidTo(other, { payee: factor }), paidTo(own, { number: '2' })], own],
  ['a factored invoice without its payee', [paidTo(other, { typeCode: '393' })], undefined],
  ['the seller as its own payee', [paidTo(own, { payee: { name: 'Voorbeeld', companyNumber: '0123.456.749' } })], own],
  ['the seller as its own payee, by its trading name', [paidTo(own, { payee: { name: 'VOORBEELD INTERIEUR' } })], own],
  ['the buyer as payee', [paidTo(other, { payee: { companyNumber: '0999.999.922' } })], undefined],
  ['an account that the buyer holds', [heldBy('Staalvoorbeeld NV')], undefined],
  ['an account that the buyer holds, as its bank spells it', [heldBy('STAALVOORBEELD N.V.')], undefined],
  ['an account that the buyer holds, and one of the seller', [heldBy('Staalvoorbeeld NV'), paidTo(own)], own],
  [
    'an account that the seller holds, who wrote an invoice to itself',
    [heldBy('Voorbeeld Interieur', own, { buyer: sampleInvoice().seller })],
    own,
  ],
  ['an account of a holder whom no invoice names', [heldBy('Voorbeeldgroep NV', own)], own],
  [
    'an account that another payee holds, on an invoice that does not say so',
    [paidTo('BE62 5100 0754 7061', { payee: factor }), heldBy(factor.name, other, { number: '2' })],
    undefined,
  ],
  [
    'an account that stands on a credit note too, beside one that does not',
    [credit(other, creditNote), paidTo(other), paidTo(own, { number: '2' })],
    own,
  ],
  // Examples of the Peppol BIS have the seller's account on both.
  ['the same account on an invoice and its credit note', [sampleCreditNote(), sampleInvoice()], own],
])('the seller’s account of %s', (_, invoices, account) => {
  expect(sellerAccount(invoices)).toBe(account);
});

import { purposeOf } from '../src/invoice/purposeOf';
import type { Invoice, Party, ReadInvoice } from '../src/invoice/Invoice';
import { readExpected } from './readSample';

/** What is read of `ubl-invoice.xml`, with changes; its purpose follows from its type and amount. */
export function sampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  const expected = readExpected('ubl-invoice');
  if (!isReading(expected)) throw new Error('ubl-invoice.json is no reading');
  const invoice = { ...expected.invoice, ...changes };
  return { ...invoice, purpose: purposeOf(invoice) };
}

/** `sampleInvoice` as a credit note, with changes. */
export function sampleCreditNote(changes: Partial<Invoice> = {}): Invoice {
  return sampleInvoice({ ...without(sampleInvoice(), 'dueDate'), kind: 'credit_note', typeCode: '381', ...changes });
}

export function sampleSellerParty(): Party {
  return sampleInvoice().seller;
}

export function sampleBuyerParty(): Party {
  return sampleInvoice().buyer;
}

export function without<Values, Name extends keyof Values>(values: Values, ...names: Name[]): Omit<Values, Name>;
export function without(values: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

function isReading(value: unknown): value is ReadInvoice {
  return value instanceof Object && 'invoice' in value;
}

import { fieldLimits } from '@incasso/contract/limits';
import type { Invoice } from '@incasso/e-invoice/Invoice';
import * as v from 'valibot';
import { cleanLine } from '../sanitizing/cleanText';
import { invoiceReadingSchema, maxListItems, type InvoiceReading } from './InvoiceReading';

/**
 * What is kept of an e-invoice: its words are a visitor's, and cleaned and cut as such. `undefined` where nothing is
 * left of what an invoice needs: the document itself goes along all the same.
 */
export function readingOf(sha256: string, invoice: Invoice): InvoiceReading | undefined {
  const reading = v.safeParse(invoiceReadingSchema, { sha256, invoice: cleaned(invoice) });
  return reading.success ? reading.output : undefined;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanedLine(value);
  if (Array.isArray(value)) return value.slice(0, maxListItems).map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, cleaned(part)]);
  return Object.fromEntries(entries.filter(([, part]) => part !== ''));
}

/** Cut before it is cleaned too, since XML has room for millions of characters; and cleaned of what a cut leaves. */
function cleanedLine(text: string): string {
  return cleanLine(cleanLine(text.slice(0, fieldLimits.line * 4)).slice(0, fieldLimits.line));
}

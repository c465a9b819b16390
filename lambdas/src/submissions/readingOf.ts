import { fieldLimits } from '@incasso/contract/limits';
import { maxListItems, maxReferences, type Invoice } from '@incasso/documents/Invoice';
import * as v from 'valibot';
import { cleanLine } from '@incasso/contract/cleanText';
import { invoiceReadingSchema, type InvoiceReading } from './InvoiceReading';

/**
 * Picks the fields of an e-invoice that a record stores. Its texts come from the visitor, so they are cleaned and cut.
 * `undefined` when that empties a required field; the document itself is stored all the same.
 */
export function readingOf(sha256: string, invoice: Invoice): InvoiceReading | undefined {
  const reading = v.safeParse(invoiceReadingSchema, { sha256, invoice: cleaned(invoice) });
  return reading.success ? reading.output : undefined;
}

function cleaned(value: unknown, maxItems = maxListItems): unknown {
  if (typeof value === 'string') return cleanedLine(value);
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => cleaned(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    cleaned(part, name === 'precedingInvoices' ? maxReferences : maxListItems),
  ]);
  return Object.fromEntries(entries.filter(([, part]) => part !== ''));
}

/** Cut first, since XML may have millions of characters; cleaned again, since a cut may leave half a character. */
function cleanedLine(text: string): string {
  return cleanLine(cleanLine(text.slice(0, fieldLimits.line * 4)).slice(0, fieldLimits.line));
}

import { cleanLine } from '@incasso/contract/cleanText';
import { invoiceLimits } from '../invoice/invoiceLimits';
import type { InvoiceRefusal } from '../invoice/invoiceRefusals.text';

/** Thrown when reading stops; `readInvoice` returns its refusal. */
export class RefusedXml extends Error {
  constructor(readonly refusal: InvoiceRefusal) {
    super(refusal);
  }
}

/** An element by its name, with the vocabulary's prefix of its namespace */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
  /** The text of the element, without that of its children */
  readonly text: string;
};

/** A text on one line, without invisible characters and with normalised white space; `undefined` if empty. */
export function plain(text: string | undefined): string | undefined {
  const value = cleanLine(text?.trimStart().slice(0, invoiceLimits.maxTextLength) ?? '').replace(/\s+/g, ' ');
  return value === '' ? undefined : value;
}

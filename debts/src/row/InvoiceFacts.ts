import type { Decimal } from '@incasso/contract/decimal';
import type { IsoDate } from '@incasso/contract/isoDate';

/**
 * What an e-invoice says beyond the columns of its row, whichever file held it. A credit note's amounts are below zero.
 * What the file lacks is absent.
 */
export type InvoiceFacts = {
  readonly buyer: BuyerFacts;
  /** Of all amounts */
  readonly currency: string;
  readonly net?: Decimal;
  readonly vat?: Decimal;
  /** What was paid before the invoice was written: the row's amount is without it. */
  readonly prepaid?: Decimal;
  /** Names of the first lines: what the debt is for */
  readonly lines: readonly string[];
  readonly hasMoreLines: boolean;
  /** The reference that the buyer writes with the payment */
  readonly paymentReference?: string;
  /** The last day of instalments. Absent without instalments. */
  readonly lastInstalment?: IsoDate;
};

export type BuyerFacts = {
  /** ISO 3166-1, two letters */
  readonly country?: string;
  /** Belgian company number, or else VAT number */
  readonly number?: string;
  /** Number in another register of companies, such as a SIRET */
  readonly registration?: string;
};

import { formatDecimal } from '@incasso/contract/decimal';

/** The invoice drawn on Home and used in every cost example. */
export const sampleInvoice = { number: '0097', principal: '4658.50', daysLate: 90 } as const;

const amount = `€\u00a0${formatDecimal(sampleInvoice.principal)}`;

export const sampleWords = {
  title: `Voorbeeld: factuur ${sampleInvoice.number}, ${String(sampleInvoice.daysLate)} dagen te laat`,
  amount,
  /** The same on any day, because the fee comes out of what the debtor pays extra: Home need not calculate it. */
  kept: `Hij betaalt alles: u houdt ${amount} over.`,
} as const;

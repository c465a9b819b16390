import { addDays, type IsoDate } from '@incasso/contract/isoDate';

/** The invoice drawn on Home: every example of costs is of it. */
const sampleInvoice = { number: '0097', principal: '4658.50', daysLate: 90 } as const;

/** The example with its due date counted from today, so that it does not age. */
export function sampleDebt(today: IsoDate) {
  const { principal, daysLate } = sampleInvoice;
  return { principal, dueDate: addDays(today, -daysLate), until: today };
}

export const sampleWords = `Voorbeeld: factuur ${sampleInvoice.number}, ${String(sampleInvoice.daysLate)} dagen te laat`;

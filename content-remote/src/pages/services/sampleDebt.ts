import { addDays, type IsoDate } from '@incasso/contract/isoDate';
import { sampleInvoice } from '../../content/sampleInvoice.content';

/**
 * The sample invoice with a due date relative to today, so that it does not age. In its own file: Home has the sample
 * invoice, and would load the calendar too.
 */
export function sampleDebt(today: IsoDate) {
  const { principal, daysLate } = sampleInvoice;
  return { principal, dueDate: addDays(today, -daysLate), until: today };
}

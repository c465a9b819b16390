import { addDays, type IsoDate } from '@incasso/contract/isoDate';
import { sampleInvoice } from '../../content/sampleInvoice.content';

/**
 * The invoice of the examples with its due date counted from today, so that it does not age. Apart from the invoice:
 * Home has that one, and would load the calendar with it.
 */
export function sampleDebt(today: IsoDate) {
  const { principal, daysLate } = sampleInvoice;
  return { principal, dueDate: addDays(today, -daysLate), until: today };
}

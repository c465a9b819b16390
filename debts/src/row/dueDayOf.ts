import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import type { Debt } from './Debt';

/**
 * The date from which interest on the whole amount runs. Absent without a due date, and for instalments, whose interest
 * runs from several dates.
 */
export function dueDayOf({ dueDate, source }: Debt): IsoDate | undefined {
  const isInInstalments =
    source.kind === 'document' && source.instalments !== undefined && dueDate === source.read.dueDate;
  return isInInstalments ? undefined : readIsoDate(dueDate);
}

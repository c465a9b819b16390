import { readIsoDate, type IsoDate } from '@incasso/contract/isoDate';
import type { Debt } from './Debt';

/**
 * The day from which interest on the whole amount runs. Absent where none is said, and where the document asks for
 * instalments: their interest runs from several days.
 */
export function dueDayOf({ dueDate, source }: Debt): IsoDate | undefined {
  const isInInstalments =
    source.kind === 'document' && source.instalments !== undefined && dueDate === source.read.dueDate;
  return isInInstalments ? undefined : readIsoDate(dueDate);
}

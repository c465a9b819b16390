import type { IsoDate } from '@incasso/contract/isoDate';

/** Most claims between businesses lapse after ten years, some sooner. */
const yearsToLapse = 10;

/** Whether a debt has been due so long that the claim may have lapsed by law. */
export function mayHaveLapsed(dueDate: IsoDate, today: IsoDate): boolean {
  return dueDate < `${String(Number(today.slice(0, 4)) - yearsToLapse)}${today.slice(4)}`;
}

import { isLookAlike } from '../row/lookAlikes';
import type { LedgerRow } from './Ledger';
import { byNumberAndAmount, bySmallerClaim, type RowWithAmount } from './rowOrders';

/**
 * The rows that may count an invoice or credit note a second time. Of the rows that may be one, the smallest claim
 * counts: that sum is sure.
 */
export function findDoubles(rows: readonly RowWithAmount[]): ReadonlySet<LedgerRow> {
  const groups: RowWithAmount[][] = [];
  for (const one of [...rows].sort(byNumberAndAmount)) {
    const group = groups.find((members) => members.every(({ row }) => isLookAlike(row, one.row)));
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  return new Set(groups.flatMap((members) => members.sort(bySmallerClaim).slice(1)).map(({ row }) => row));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SampleList =
  | `${'bands-per-invoice' | 'bands-without-total' | 'business-central' | 'datev-opos' | 'dc-running-saldo'}.csv`
  | `${'formula-text' | 'running-saldo' | 'semicolons-in-remarks' | 'three-decimals' | 'us-dates' | 'valuta-code'}.csv`
  | `${'whole-line-quoted' | 'xero-reference-as-debtor'}.csv`
  | `${'chart-sheet' | 'no-cell-references' | 'sheet-per-customer'}.xlsx`;

/** A list in a shape that was read wrong once. */
export function readSampleList(name: SampleList): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(join(import.meta.dirname, 'lists', name)));
}

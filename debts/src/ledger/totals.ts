import { addDecimals } from '@incasso/contract/decimal';
import type { InvoiceEntry, Sums, Totals } from './Ledger';
import type { TotalName } from './reasons';

export function totalsOf(invoices: readonly InvoiceEntry[]): Totals {
  return mapTotals((name) => addSums(invoices.filter(({ total }) => total === name)));
}

export function addTotals(totals: readonly Totals[]): Totals {
  return mapTotals((name) => addSums(totals.map((each) => each[name])));
}

function mapTotals(sumsOf: (name: TotalName) => Sums): Totals {
  return {
    due: sumsOf('due'),
    disputed: sumsOf('disputed'),
    notDue: sumsOf('notDue'),
    perhapsTwice: sumsOf('perhapsTwice'),
    mayHaveLapsed: sumsOf('mayHaveLapsed'),
  };
}

function addSums(sums: readonly Sums[]): Sums {
  return {
    open: addDecimals(...sums.map(({ open }) => open)),
    interest: addDecimals(...sums.map(({ interest }) => interest)),
    compensation: addDecimals(...sums.map(({ compensation }) => compensation)),
    claim: addDecimals(...sums.map(({ claim }) => claim)),
  };
}

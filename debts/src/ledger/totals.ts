import { addDecimals } from '@incasso/contract/decimal';
import type { CurrencyTotals, LedgerEntry, Sums, Totals } from './Ledger';
import type { TotalName } from './reasons';
import { compareTexts } from './rowOrders';

/** The sums of entries by currency, euro first */
export function totalsOf(entries: readonly LedgerEntry[]): CurrencyTotals[] {
  return currenciesOf(entries.flatMap(({ money }) => money ?? [])).map((currency) => {
    const own = entries.filter(({ money }) => money?.currency === currency);
    const sumsOf = (name: TotalName) => addSums(own.filter(({ total }) => total === name));
    return {
      currency,
      totals: {
        due: sumsOf('due'),
        disputed: sumsOf('disputed'),
        notDue: sumsOf('notDue'),
        perhapsTwice: sumsOf('perhapsTwice'),
        mayHaveLapsed: sumsOf('mayHaveLapsed'),
      },
    };
  });
}

/** Each currency once, euro first */
export function currenciesOf(of: readonly { readonly currency: string }[]): string[] {
  const order = (currency: string) => (currency === 'EUR' ? '' : currency);
  return [...new Set(of.map(({ currency }) => currency))].sort((one, other) => compareTexts(order(one), order(other)));
}

/** What can be claimed on the day of counting */
export function claimedSums({ due, disputed }: Totals): Sums {
  return addSums([due, disputed]);
}

function addSums(sums: readonly Sums[]): Sums {
  return {
    open: addDecimals(...sums.map(({ open }) => open)),
    interest: addDecimals(...sums.map(({ interest }) => interest)),
    compensation: addDecimals(...sums.map(({ compensation }) => compensation)),
    claim: addDecimals(...sums.map(({ claim }) => claim)),
  };
}

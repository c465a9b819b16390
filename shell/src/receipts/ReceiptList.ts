import * as v from 'valibot';
import { receiptSchema, type Receipt } from '@incasso/browser/host/Receipt';
import { receiptsKey } from './receiptsKey';

const listSchema = v.array(receiptSchema);

/** The receipts of this tab, newest first. Stored in `sessionStorage`; if that is blocked or full, in memory. */
export class ReceiptList {
  #receipts: readonly Receipt[] = readKept();
  /** The reference of a new receipt that the visitor has not seen yet. */
  #fresh: string | undefined;
  readonly #listeners = new Set<() => void>();

  /** Returns the same array until it changes, as `useSyncExternalStore` requires. */
  readonly receipts = (): readonly Receipt[] => this.#receipts;

  /** Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly keep = (receipt: Receipt): void => {
    this.#fresh = receipt.reference;
    this.#change([receipt, ...this.#without(receipt.reference)]);
  };

  readonly close = (reference: string): void => this.#change(this.#without(reference));

  readonly isFresh = (reference: string): boolean => this.#fresh === reference;

  readonly wasSeen = (): void => {
    this.#fresh = undefined;
  };

  #without(reference: string): readonly Receipt[] {
    return this.#receipts.filter((receipt) => receipt.reference !== reference);
  }

  #change(receipts: readonly Receipt[]): void {
    this.#receipts = receipts;
    write(receipts);
    for (const listener of this.#listeners) listener();
  }
}

function readKept(): readonly Receipt[] {
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(sessionStorage.getItem(receiptsKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function write(receipts: readonly Receipt[]): void {
  try {
    if (receipts.length === 0) sessionStorage.removeItem(receiptsKey);
    else sessionStorage.setItem(receiptsKey, JSON.stringify(receipts));
  } catch {
    // They stay in memory.
  }
}

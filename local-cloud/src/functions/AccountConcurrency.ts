/** How many executions an account runs at once. */
export type ConcurrencyLimits = {
  /** Of the whole account: ten in a new one. https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
  readonly account: number;
  /** Executions that are kept aside for a function, and that it may not exceed. */
  readonly reserved: Readonly<Record<string, number>>;
};

/**
 * Counts executions over all functions of an account, as Lambda does: what is reserved for one is taken from the rest.
 * https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html
 */
export class AccountConcurrency {
  readonly #running = new Map<string, number>();
  readonly #unreserved: number;

  constructor(private readonly limits: ConcurrencyLimits) {
    this.#unreserved = Object.values(limits.reserved).reduce((left, kept) => left - kept, limits.account);
  }

  /** Begins an execution, unless there is no room for it. */
  begin(name: string): boolean {
    const reserved = this.limits.reserved[name];
    const hasRoom = reserved === undefined ? this.#sharing() < this.#unreserved : this.#count(name) < reserved;
    if (hasRoom) this.#running.set(name, this.#count(name) + 1);
    return hasRoom;
  }

  end(name: string): void {
    this.#running.set(name, this.#count(name) - 1);
  }

  #count(name: string): number {
    return this.#running.get(name) ?? 0;
  }

  /** Executions of the functions for which nothing is reserved. */
  #sharing(): number {
    const sharing = [...this.#running].filter(([name]) => this.limits.reserved[name] === undefined);
    return sharing.reduce((sum, [, count]) => sum + count, 0);
  }
}

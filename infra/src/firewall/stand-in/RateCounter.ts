import type { FirewallRequest } from './FirewallRequest';
import { transformText } from './transformText';
import type { RateRule } from './webAclSchema';

/** How many requests came in which second, the oldest first. */
type Counts = { total: number; readonly seconds: { readonly second: number; count: number }[] };

/**
 * Counts the requests of each address, header or both within the window that ends now, refused ones included. AWS looks
 * at estimates every ten seconds or so, and lets some more pass. A request without one of the keys is not counted.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-type-rate-based.html
 */
export class RateCounter {
  readonly #instances = new Map<string, Counts>();

  constructor(
    private readonly rule: RateRule,
    private readonly nowSeconds: () => number,
  ) {}

  /** Counts a request; whether it is over the limit. */
  isOverLimit(request: FirewallRequest): boolean {
    const instance = this.#instanceOf(request);
    if (instance === undefined) return false;
    const counts = this.#instances.get(instance) ?? { total: 0, seconds: [] };
    this.#instances.set(instance, counts);
    return this.#add(counts) > this.rule.limit;
  }

  #add(counts: Counts): number {
    const second = Math.floor(this.nowSeconds());
    let oldest = counts.seconds[0];
    while (oldest !== undefined && oldest.second <= second - this.rule.evaluationWindowSec) {
      counts.total -= oldest.count;
      counts.seconds.shift();
      oldest = counts.seconds[0];
    }
    const latest = counts.seconds.at(-1);
    if (latest?.second === second) latest.count += 1;
    else counts.seconds.push({ second, count: 1 });
    return (counts.total += 1);
  }

  #instanceOf({ address, headers }: FirewallRequest): string | undefined {
    if (this.rule.aggregateKeyType === 'IP') return address;
    const values = this.rule.customKeys.map((key) => {
      if ('ip' in key) return address;
      const value = headers[key.header.name.toLowerCase()];
      return value === undefined ? undefined : transformText(value, key.header.textTransformations);
    });
    return values.includes(undefined) ? undefined : JSON.stringify(values);
  }
}

import { apiHeaders } from '@incasso/contract/api';
import { apiError, apiErrors } from '@incasso/contract/errors';
import { callLimits, type CallLimits } from '@incasso/infra/firewall/firewallRules';
import type { HttpAnswer } from '../http/startServer';

type Call = { readonly address: string; readonly headers: Readonly<Record<string, string>> };

/** The firewall's answer to a rate-limited call, as in `firewallRules`. */
const tooManyCalls: HttpAnswer = {
  status: apiErrors.too_many_requests.status,
  headers: {
    'content-type': 'application/json',
    'retry-after': String(callLimits.retryAfterSeconds),
  },
  body: JSON.stringify(apiError('too_many_requests')),
};

/** Counts API calls against the firewall's rate limits, in fixed windows. */
export class CallCounter {
  readonly #counts = new Map<string, number>();
  #windowEndsAt = 0;

  constructor(
    private readonly limits: CallLimits,
    private readonly sitePublicKey: string,
  ) {}

  /** Counts a call. Returns the refusal of a call over a limit; `undefined` if it passes. */
  count({ address, headers }: Call): HttpAnswer | undefined {
    if (Date.now() >= this.#windowEndsAt) {
      this.#counts.clear();
      this.#windowEndsAt = Date.now() + callLimits.windowSeconds * 1000;
    }
    if (this.#add(address) > this.limits.perAddress) return tooManyCalls;
    const key = headers[apiHeaders.publicKey];
    if (key === undefined || key === this.sitePublicKey) return undefined;
    // A call over its address's limit does not count against the partner.
    if (this.#add(`${key} ${address}`) > this.limits.perPartnerAndAddress) return tooManyCalls;
    return this.#add(key) > this.limits.perPartner ? tooManyCalls : undefined;
  }

  #add(name: string): number {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return count;
  }
}

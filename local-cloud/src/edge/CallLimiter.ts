import type { callLimits } from '@incasso/infra/delivery/callLimits';

/** How many calls a caller may make within the window. */
export type CallLimits = {
  readonly perAddress: number;
  readonly perPartner: number;
};

type CallLimiterProps = {
  readonly limits: CallLimits;
  readonly windowSeconds: typeof callLimits.windowSeconds;
  /** The site's own public key, which alone has no limit. */
  readonly sitePublicKey: string;
  /** Milliseconds since whenever. Default: this process's clock. */
  readonly now?: () => number;
};

type TokenBucket = { readonly tokens: number; readonly filledAt: number };

/**
 * A token bucket for each address and for each partner's key: it holds a window's calls, and fills up again within a
 * window.
 */
export class CallLimiter {
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(private readonly props: CallLimiterProps) {}

  /** Counts a call. The seconds to wait before another attempt when it is one too many; else `undefined`. */
  take({ address, publicKey }: { address: string; publicKey: string | undefined }): number | undefined {
    const { limits, sitePublicKey } = this.props;
    const isPartners = publicKey !== undefined && publicKey !== sitePublicKey;
    const filled = [
      this.#fill(`address ${address}`, limits.perAddress),
      ...(isPartners ? [this.#fill(`key ${publicKey}`, limits.perPartner)] : []),
    ];
    const waits = filled.map(({ tokens, perSecond }) => Math.ceil((1 - tokens) / perSecond));
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const { id, tokens, filledAt } of filled) this.#buckets.set(id, { tokens: tokens - 1, filledAt });
    return undefined;
  }

  #fill(id: string, capacity: number) {
    const { windowSeconds, now = () => performance.now() } = this.props;
    const perSecond = capacity / windowSeconds;
    const filledAt = now();
    const { tokens, filledAt: before } = this.#buckets.get(id) ?? { tokens: capacity, filledAt };
    return { id, perSecond, filledAt, tokens: Math.min(capacity, tokens + ((filledAt - before) / 1000) * perSecond) };
  }
}

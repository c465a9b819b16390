/**
 * Inflates raw deflate. `undefined` when the output exceeds `maxBytes` or the data is damaged. Truncated data and
 * trailing bytes count as damaged too, unless lenient, as PDF viewers are.
 */
export type Inflate = (deflated: Uint8Array, limits: InflateLimits) => Inflated | Promise<Inflated>;

export type InflateLimits = { readonly maxBytes: number; readonly isLenient?: boolean };

type Inflated = Uint8Array | undefined;

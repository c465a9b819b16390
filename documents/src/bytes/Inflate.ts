/**
 * Inflates raw deflate. `undefined` when the bytes become more than `maxBytes`, or are damaged: then too where they are
 * cut off, or where others follow, unless it is lenient as viewers of PDF are.
 */
export type Inflate = (deflated: Uint8Array, limits: InflateLimits) => Inflated | Promise<Inflated>;

export type InflateLimits = { readonly maxBytes: number; readonly isLenient?: boolean };

type Inflated = Uint8Array | undefined;

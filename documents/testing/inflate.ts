import type { Inflate } from '../src/checkDocument';
import { inflateRawSync } from 'node:zlib';

export const inflate: Inflate = (deflated, maxBytes) => {
  try {
    return inflateRawSync(deflated, { maxOutputLength: Math.max(1, maxBytes) });
  } catch {
    return undefined;
  }
};

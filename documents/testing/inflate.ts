import type { Inflate } from '../src/bytes/Inflate';
import { constants, inflateRawSync } from 'node:zlib';

export const inflate: Inflate = (deflated, { maxBytes, isLenient = false }) => {
  try {
    const finishFlush = isLenient ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
    return inflateRawSync(deflated, { maxOutputLength: Math.max(1, maxBytes), finishFlush });
  } catch {
    return undefined;
  }
};

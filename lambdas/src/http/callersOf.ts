import type { ParsedEnvironment } from '../environment/environmentSchema';
import type { CallerKeys } from './authorize';
import { secretKeys } from '../aws/secretKeys';

/** The callers of a function that pages use. */
export function callersOf({
  ORIGIN_SECRET_ID,
  PUBLIC_KEYS: publicKeys,
}: Pick<ParsedEnvironment, 'ORIGIN_SECRET_ID' | 'PUBLIC_KEYS'>): CallerKeys {
  return { originKeys: secretKeys(ORIGIN_SECRET_ID), publicKeys };
}

import type { CaseKeys } from './caseKey';
import type { ParsedEnvironment } from '../environment/environmentSchema';

/** The secrets of clients' links: the current one, and the one before it */
export function caseKeysOf({
  CASE_LINK_KEY: current,
  CASE_LINK_KEY_PREVIOUS: previous,
}: Pick<ParsedEnvironment, 'CASE_LINK_KEY' | 'CASE_LINK_KEY_PREVIOUS'>): CaseKeys {
  return previous === undefined ? [current] : [current, previous];
}

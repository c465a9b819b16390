import { apiHeaders } from '@incasso/contract/api';
import type { PublicKey } from '../environment/environmentSchema';
import { equalSecrets } from './equalSecrets';
import { refuse, type Refusal } from '../results/Result';

type Headers = Readonly<Record<string, string | undefined>>;

/** Refuses a call that did not come through the edge. */
export function verifyOrigin(headers: Headers, secrets: readonly (string | undefined)[]): Refusal | undefined {
  const given = headers[apiHeaders.originVerify];
  const isKnown = given !== undefined && secrets.some((secret) => secret !== undefined && equalSecrets(given, secret));
  return isKnown ? undefined : refuse('origin_not_verified');
}

/**
 * The public key that a call carries (decision 9), or the refusal of an unknown one. A partner's page cannot send in another's name; a page of
 * the site itself may carry any key, since partners embed it as a frame.
 */
export function findPublicKey(headers: Headers, publicKeys: readonly PublicKey[]): PublicKey | Refusal {
  const given = headers[apiHeaders.publicKey];
  const publicKey = publicKeys.find(({ key }) => key === given);
  if (publicKey === undefined) return refuse('unknown_public_key', { reason: 'unknown' });
  const { origin } = headers;
  if (origin === undefined || publicKey.origins?.includes(origin) === true) return publicKey;
  const isAnothers = publicKeys.some(
    ({ partner, origins }) => partner !== undefined && origins?.includes(origin) === true,
  );
  return isAnothers ? refuse('unknown_public_key', { reason: 'of_another_origin' }) : publicKey;
}

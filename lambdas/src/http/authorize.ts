import { apiHeaders } from '@incasso/contract/api';
import type { PublicKey, ParsedEnvironment } from '../environment/environmentSchema';
import type { ReadKeys } from '../ReadKeys';
import { accept, refuse, type Result } from '../Result';
import { equalSecrets } from './equalSecrets';
import { secretKeys } from '../aws/secretKeys';

export type CallerKeys = {
  /** The values of `x-origin-verify`, which only the edge knows */
  readonly originKeys: ReadKeys;
  /** The keys of which a request needs one. Default: it needs none. */
  readonly publicKeys?: readonly PublicKey[];
};

type Headers = Readonly<Record<string, string | undefined>>;

/** The public key of a request through the edge, if it needs one; any other request is refused. */
export async function authorize(
  method: string,
  headers: Headers,
  { originKeys, publicKeys }: CallerKeys,
): Promise<Result<PublicKey | undefined>> {
  const given = headers[apiHeaders.originVerify];
  const isFromEdge = given !== undefined && (await originKeys()).some((secret) => equalSecrets(given, secret));
  if (!isFromEdge) return refuse('origin_not_verified');
  return publicKeys === undefined ? accept(undefined) : findPublicKey(method, headers, publicKeys);
}

/**
 * The public key of a request, or a refusal. A partner's page cannot use another partner's key: neither from its own
 * origin, nor in an iframe of the site, which sends the framing origin. A page of the site without an iframe may use
 * any key, since partners link to it. An unknown origin may use only the site's key. Browsers send the origin with each
 * POST of a script, and with a GET only to another origin: https://fetch.spec.whatwg.org/#origin-header
 */
function findPublicKey(method: string, headers: Headers, publicKeys: readonly PublicKey[]): Result<PublicKey> {
  const given = headers[apiHeaders.publicKey];
  const publicKey = publicKeys.find(({ key }) => key === given);
  if (publicKey === undefined) return refuse('unknown_public_key', { reason: 'unknown' });
  const { origin } = headers;
  if (isFramedByAnother(headers[apiHeaders.framedBy], publicKey)) {
    return refuse('unknown_public_key', { reason: 'framed_by_another' });
  }
  if (origin === undefined && method !== 'GET') return refuse('unknown_public_key', { reason: 'without_origin' });
  if (origin === undefined || publicKey.origins?.includes(origin) === true) return accept(publicKey);
  const ofPartners = originsOf(publicKeys.filter(({ partner }) => partner !== undefined));
  const ofSite = originsOf(publicKeys.filter(({ partner }) => partner === undefined));
  // A stage without a domain does not know the site's origin.
  const isStrangers = publicKey.partner !== undefined && ofSite.length > 0 && !ofSite.includes(origin);
  return isStrangers || ofPartners.includes(origin)
    ? refuse('unknown_public_key', { reason: 'of_another_origin' })
    : accept(publicKey);
}

function originsOf(publicKeys: readonly PublicKey[]): string[] {
  return publicKeys.flatMap(({ origins = [] }) => origins);
}

function isFramedByAnother(framedBy: string | undefined, { partner, origins }: PublicKey): boolean {
  return framedBy !== undefined && partner !== undefined && origins?.includes(framedBy) !== true;
}

/** The callers of a function that pages use. */
export function callersOf({
  ORIGIN_SECRET_ID,
  PUBLIC_KEYS: publicKeys,
}: Pick<ParsedEnvironment, 'ORIGIN_SECRET_ID' | 'PUBLIC_KEYS'>): CallerKeys {
  return { originKeys: secretKeys(ORIGIN_SECRET_ID), publicKeys };
}

import { apiHeaders, apiPaths, apiRoot, documentPath } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { remotes } from '@incasso/contract/federation';
import { versionPaths } from '@incasso/contract/legalVersions';
import { requestLimits } from '@incasso/contract/limits';
import { redirects } from '@incasso/contract/redirects';
import { legalDocuments, routes } from '@incasso/contract/routes';
import { siteConfigPath, type SiteConfig } from '@incasso/contract/siteConfig';
import { extname } from 'node:path';
import { errorPage, findBehaviour } from '../../delivery/behaviours';
import { cacheRules, findCacheRule } from '../../delivery/cacheRules';
import { contentTypeOf } from '../../delivery/contentTypes';
import { directUploads } from '../../delivery/crossOriginRules';
import { headerPolicies, type HeaderPolicyName, type ResponseHeaders } from '../../delivery/headerPolicies';
import { securityPolicyPath, securityTextPath } from '../../delivery/securityText';

/** One request, and what its answer must have. */
export type SmokeCheck = {
  /** A path of the site, or a URL. */
  readonly url: string;
  readonly request?: RequestInit;
  /** Default: 200. `null`: any. */
  readonly status?: number | null;
  /** How each header begins; `null` where there must be none. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Texts that the answer contains. */
  readonly texts?: readonly string[];
  /** The answer is no larger than Brotli's best level makes its text. */
  readonly isSmallest?: boolean;
};

export type DeployedSite = {
  /** As `https://www.solvenda.example`. */
  readonly origin: string;
  readonly config: SiteConfig;
  /** The home page as a browser gets it that takes Brotli. */
  readonly home: { readonly text: string; readonly etag: string };
};

const unknownKey = 'pk_unknown_to_all';
const challenge = `${apiPaths.botChallenge}?action=intake_form`;

/** None creates a case or a message. */
export function smokeChecks({ origin, config, home }: DeployedSite): SmokeCheck[] {
  const policies = headerPolicies({
    uploadOrigin: config.uploadOrigin,
    // The policy ends with the partners' origins, which only the stage knows.
    partnerOrigins: [],
    botCheckProvider: config.botCheck.provider,
  });
  const file = (url: string, ...texts: string[]) => fileCheck(policies, url, texts);
  // No script at all is a fault too.
  const [, script = '/no-script'] = /<script[^>]* src="(\/[^"]+)"/.exec(home.text) ?? [];
  const uploads = `${config.uploadOrigin}/`;
  const takesBrotli = { 'accept-encoding': 'br' };
  return [
    ...Object.values(routes).map((path) => file(path, '<h1')),
    file(`${embedPaths.frame}?key=${unknownKey}`, 'name="company_name"', 'noindex'),
    ...[embedPaths.loader, ...Object.values(remotes).map(({ publicPath }) => `${publicPath}remoteEntry.js`)].map(
      (path) => file(path),
    ),
    {
      url: script,
      headers: { 'cache-control': cacheRules.immutable.cacheControl, 'content-encoding': 'br' },
      isSmallest: true,
    },
    ...[...Object.values(legalDocuments), ...versionPaths()].map((path) => file(path, '%PDF-')),
    file(siteConfigPath, config.uploadOrigin),
    file(securityPolicyPath, 'Security'),
    file(securityTextPath, 'Contact: mailto:', 'Expires: ', `${securityTextPath}\n`, `${securityPolicyPath}\n`),
    { url: routes.home, request: { headers: takesBrotli }, headers: { 'content-encoding': 'br' } },
    { url: routes.home, request: { headers: { ...takesBrotli, 'if-none-match': home.etag } }, status: 304 },
    ...redirects.flatMap(({ path, to }) =>
      [path, `${path}/`, path.toUpperCase()].map((spelling) => ({
        url: `${spelling}?from=old%20mail`,
        status: 301,
        headers: { location: `${to}?from=old%20mail` },
      })),
    ),
    // CloudFront distinguishes case: `/API/HEALTH` is no call but a missing page.
    ...['/no-such-page', '/assets/no-such-file.js', apiPaths.health.toUpperCase()].map((url) => ({
      url,
      status: errorPage.status,
      headers: { 'content-type': 'text/html' },
      texts: ['Oops! Page not found'],
    })),
    // CloudFront takes an encoded path to the API, which may refuse it.
    ...[apiPaths.health.replace('a', '%61'), `/${apiPaths.health}`].map((path) => ({
      url: `${origin}${path}`,
      status: null,
      headers: { 'content-type': 'application/json' },
    })),
    ...(config.botCheck.provider === 'altcha' ? [ownChallenge(config.publicKey)] : []),
    { ...ownChallenge(unknownKey), status: 401, texts: ['unknown_public_key'] },
    // The largest call that browsers make reaches its function, even if it looks like an attack to a firewall.
    { ...callWithBody(requestLimits.maxInlineBytes), status: 401, texts: ['unknown_public_key'] },
    { ...callWithBody(requestLimits.maxLambdaEventBytes), status: 413 },
    // The API's own error, not the error page.
    ...['', '/', '/no-such-call'].map((rest) => ({ url: apiRoot + rest, status: 400, texts: ['"code"'] })),
    { url: documentPath('no-such-link'), status: 410 },
    { url: uploads, status: 403 },
    { url: uploads, request: preflight(origin), headers: { 'access-control-allow-origin': '' } },
  ];
}

/** A file has the type and the cache rule of its name, and the headers of its path and no others. */
function fileCheck(
  policies: Readonly<Record<HeaderPolicyName, ResponseHeaders>>,
  url: string,
  texts: readonly string[],
): SmokeCheck {
  const [path = ''] = url.split('?');
  const name = extname(path) === '' ? 'index.html' : path;
  const policy = policies[findBehaviour(path).headers];
  const ofAnyPolicy = Object.values(policies).flatMap((headers) => Object.keys(headers));
  return {
    url,
    // CloudFront adds CORS headers for other origins alone.
    request: { headers: { origin: 'https://partner.example' } },
    headers: {
      'content-type': contentTypeOf(name),
      'cache-control': cacheRules[findCacheRule(name)].cacheControl,
      ...Object.fromEntries(ofAnyPolicy.map((header) => [header, policy[header] ?? null])),
    },
    texts,
  };
}

function ownChallenge(key: string): SmokeCheck {
  return {
    url: challenge,
    request: { headers: { [apiHeaders.publicKey]: key } },
    headers: { 'cache-control': 'no-store' },
    texts: ['"signature"'],
  };
}

/** A call with an unknown public key, which is refused before any work. */
function callWithBody(bytes: number): SmokeCheck {
  return {
    url: apiPaths.intake,
    request: {
      method: 'POST',
      headers: { [apiHeaders.publicKey]: unknownKey, 'content-type': 'application/octet-stream' },
      body: Buffer.alloc(bytes, `<script>alert(1)</script>' OR 1=1; --../../etc/passwd http://169.254.169.254/\n`),
    },
  };
}

function preflight(origin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': directUploads.requestHeaders.join(','),
    },
  };
}

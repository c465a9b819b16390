import { managedRuleGroups } from '../managedRules';
import type { FirewallRequest } from './FirewallRequest';

/**
 * What AWS tells of the patterns of its rules; the rest it keeps to itself.
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
 */
const patterns: Readonly<Record<string, RegExp>> = {
  JavaDeserializationRCE: /java\.lang\.Runtime/,
  Log4JRCE: /\$\{jndi:/i,
  ExploitablePaths: /web-inf/i,
  PROPFIND: /^PROPFIND$/,
  NoUserAgent: /^$/,
  UserAgent_BadBots: /nessus|nmap/i,
  EC2MetaDataSSRF: /169\.254\.169\.254/,
  GenericLFI: /\.\.\/\.\.\//,
  GenericRFI: /(https?|ftps?|file):\/\/\d{1,3}(\.\d{1,3}){3}/i,
  RestrictedExtensions: /\.(log|ini)\b/i,
  CrossSiteScripting: /<script\b/i,
};

/** Largest size that passes, in bytes. */
const sizeLimits: Readonly<Record<string, number>> = {
  QUERYSTRING: 2048,
  Cookie_HEADER: 10_240,
  BODY: 8192,
  URIPATH: 1024,
};

/** As much of a body as CloudFront shows the rules, but for the one on its size. */
const inspectedBodyBytes = 16 * 1024;

/** The parts of a request that a rule looks at, by the end of its name. */
const parts: Readonly<Record<string, (request: FirewallRequest) => readonly string[]>> = {
  METHOD: ({ method }) => [method],
  URIPATH: ({ path }) => [path],
  QUERYSTRING: ({ query }) => [query],
  QUERYARGUMENTS: ({ query }) => [...new URLSearchParams(query).values()],
  COOKIE: ({ headers }) => [headers['cookie'] ?? ''],
  Cookie_HEADER: ({ headers }) => [headers['cookie'] ?? ''],
  HEADER: ({ headers }) => Object.entries(headers).flat(),
  BODY: ({ body }) => [body.toString('latin1', 0, inspectedBodyBytes)],
};

/**
 * The rules of a group of AWS's that match a request, with the labels that they put on it. AWS's lists of addresses are
 * empty here, and `Host_localhost_HEADER` matches nothing: localhost is where the local cloud stands.
 */
export function matchManagedRules(group: string, request: FirewallRequest): { name: string; label: string }[] {
  const known = managedRuleGroups[group];
  if (known === undefined) throw new Error(`The stand-in of the firewall does not know the rule group ${group}.`);
  const labels = { ...Object.fromEntries(known.counted.map((name) => [name, name])), ...known.refusing };
  return Object.entries(labels)
    .filter(([name]) => matches(name, request))
    .map(([name, label]) => ({ name, label: `${known.namespace}:${label}` }));
}

function matches(rule: string, request: FirewallRequest): boolean {
  const [, kind = '', part = ''] = /^(.+?)_((?:Cookie_)?[A-Z]+)$/.exec(rule) ?? [];
  if (kind === 'SizeRestrictions') return sizeOf(part, request) > (sizeLimits[part] ?? Infinity);
  const pattern = patterns[kind];
  const texts = kind.includes('UserAgent') ? [request.headers['user-agent'] ?? ''] : parts[part]?.(request);
  return pattern !== undefined && texts?.some((text) => pattern.test(text)) === true;
}

function sizeOf(part: string, request: FirewallRequest): number {
  if (part === 'BODY') return request.body.length;
  return Buffer.byteLength(parts[part]?.(request).join('') ?? '');
}

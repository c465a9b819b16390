import { answerPolicy, loadedPolicy, pagePolicy, type DeliverySettings } from './contentSecurityPolicy';

/** Headers by kind of path: pages, files that other origins load, the embedded form, and the API. */
export type HeaderPolicyName = 'site' | 'remote' | 'embed' | 'api';

/** Response headers by name, in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>;

export const hstsMaxAgeSeconds = 2 * 365 * 24 * 60 * 60;

const everywhere = {
  'strict-transport-security': `max-age=${hstsMaxAgeSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
const permissionsPolicy = { 'permissions-policy': permissions.map((name) => `${name}=()`).join(', ') };

export function headerPolicies(settings: DeliverySettings): Record<HeaderPolicyName, ResponseHeaders> {
  // Pages that are isolated show only frames that are, and those run only workers that are. reCAPTCHA's files are not.
  const isolation: ResponseHeaders =
    settings.botCheckProvider === 'altcha' ? { 'cross-origin-embedder-policy': 'require-corp' } : {};
  return {
    site: {
      ...everywhere,
      ...permissionsPolicy,
      'content-security-policy': pagePolicy(settings),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
    remote: {
      ...everywhere,
      ...isolation,
      'content-security-policy': loadedPolicy,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
    // The edge function adds `frame-ancestors`. No x-frame-options: it accepts no list of origins.
    embed: {
      ...everywhere,
      ...permissionsPolicy,
      ...isolation,
      'content-security-policy': pagePolicy(settings),
      'cross-origin-resource-policy': 'cross-origin',
    },
    // No referrer: the URL of a staff link is its key.
    api: {
      ...everywhere,
      'content-security-policy': answerPolicy,
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}

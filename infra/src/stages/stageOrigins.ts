import type { Stage } from './Stage';

type Domain = NonNullable<Stage['domain']>;

/** The site's origin under its own domain; `undefined` if the site has CloudFront's name. */
export function siteOrigin({ domain }: Stage): string | undefined {
  return domain === undefined ? undefined : `https://${domain.host}`;
}

/** The site's host names under its own domain, and those it had before; none if the site has CloudFront's name. */
export function siteHosts({ domain }: Stage): string[] {
  return domain === undefined ? [] : [domain.host, ...otherHosts(domain)];
}

/** The names whose pages redirect to the site's own. */
export function otherHosts({ host, redirectsApex, formerHosts = [] }: Domain): string[] {
  return [...(redirectsApex ? [host.replace(/^www\./, '')] : []), ...formerHosts];
}

/** The origins of all pages of the site, as browsers send them; none if the site has CloudFront's name. */
export function siteOrigins(stage: Stage): string[] {
  return siteHosts(stage).map((host) => `https://${host}`);
}

/** The domain that SES signs for; `undefined` if the sender's address is the identity. */
export function signedDomain({ senderDomain, senderAddress }: Stage): string | undefined {
  return senderDomain && senderAddress.slice(senderAddress.indexOf('@') + 1);
}

/** The origins that may frame the intake, by public key. The site's own key is for no frame. */
export function framingOrigins({ partners, sitePublicKey }: Stage): Record<string, readonly string[]> {
  const ofPartners = Object.fromEntries(partners.map(({ key, origins }) => [key, origins]));
  return { ...ofPartners, [sitePublicKey]: [] };
}

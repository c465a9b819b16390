import type { Stage } from './stageSchema';

/** The site's origin under its own domain; `undefined` if the site has CloudFront's name. */
export function siteOrigin({ domain }: Stage): string | undefined {
  return domain === undefined ? undefined : `https://${domain.host}`;
}

/** The site's host names under its own domain; none if the site has CloudFront's name. */
export function siteHosts({ domain }: Stage): string[] {
  if (domain === undefined) return [];
  return domain.redirectsApex ? [domain.host, domain.host.replace(/^www\./, '')] : [domain.host];
}

export function partnerOrigins({ partners }: Stage): string[] {
  return [...new Set(partners.flatMap(({ origins }) => origins))];
}

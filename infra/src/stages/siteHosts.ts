import { type Stage } from './stageSchema';

/** The host names that the site answers to under its own domain; none where CloudFront gives the name. */
export function siteHosts({ domain }: Stage): string[] {
  if (domain === undefined) return [];
  return domain.redirectsApex ? [domain.host, domain.host.replace(/^www\./, '')] : [domain.host];
}

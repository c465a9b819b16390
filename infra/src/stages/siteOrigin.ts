import { type Stage } from './stageSchema';

/** The site's origin under its own domain; `undefined` where CloudFront gives the name. */
export function siteOrigin({ domain }: Stage): string | undefined {
  return domain === undefined ? undefined : `https://${domain.host}`;
}

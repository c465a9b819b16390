import { partnerOrigins } from './partnerOrigins';
import { type Stage } from './stageSchema';

/**
 * The host names of the pages that ask for a captcha: the site's, and partners', in whose own pages the React module runs.
 * `undefined` where CloudFront gives the site's name, which nobody knows before the deploy.
 */
export function captchaHosts(stage: Stage): string[] | undefined {
  if (stage.domain === undefined) return undefined;
  return [stage.domain.host, ...partnerOrigins(stage).map((origin) => new URL(origin).hostname)];
}

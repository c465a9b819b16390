import type { secretVariables } from '@incasso/lambdas/environment/environmentSchema';
import type { Stage } from './Stage';

/** The keys that the first deploy generates. The origin's comes last: only it takes minutes to rotate. */
export const keyNames = ['links', 'bot-check', 'origin'] as const;

export type GeneratedKeyName = (typeof keyNames)[number];

/**
 * The name of a key in Secrets Manager. Functions and CloudFront read it by its name, so one that was deleted for good
 * can be created again by hand.
 */
export function secretName(stageName: string, key: GeneratedKeyName): string {
  return `incasso/${stageName}/${key}`;
}

/** The secrets that the functions of a stage read, by the variable that names them. */
export function stageSecrets({ name, botCheck }: Stage): Record<(typeof secretVariables)[number], string> {
  return {
    ORIGIN_SECRET_ID: secretName(name, 'origin'),
    LINK_SECRET_ID: secretName(name, 'links'),
    BOT_CHECK_SECRET_ID: botCheck.provider === 'altcha' ? secretName(name, 'bot-check') : botCheck.secretName,
  };
}

/**
 * CloudFront only accepts certificates and firewalls from this region, and CloudFront and Route 53 publish their
 * metrics there.
 */
export const edgeRegion = 'us-east-1';

/** The names of a stage's stacks begin with it. */
export function stackPrefix(stageName: string): string {
  return `incasso-${stageName}`;
}

export function readTrailName(stageName: string): string {
  return `incasso-${stageName}-readings`;
}

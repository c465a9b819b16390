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

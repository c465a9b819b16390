import type { PublicKey } from '@incasso/lambdas/environment/environmentSchema';
import { siteOrigin } from './stageOrigins';
import type { Stage } from './stageSchema';

/** The public keys of a stage: the site's own, and one per partner, restricted to the partner's pages. */
export function publicKeys(stage: Stage): PublicKey[] {
  const origin = siteOrigin(stage);
  return [
    { key: stage.sitePublicKey, ...(origin !== undefined && { origins: [origin] }) },
    ...stage.partners.map(({ key, name, origins }) => ({ key, partner: name, origins: [...origins] })),
  ];
}

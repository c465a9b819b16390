import type { PublicKey } from '@incasso/lambdas/environment/environmentSchema';
import { siteOrigins } from './stageOrigins';
import type { Stage } from './stageSchema';

/** The public keys of a stage: the site's own, and one per partner, restricted to the partner's pages. */
export function publicKeys(stage: Stage): PublicKey[] {
  const origins = siteOrigins(stage);
  return [
    { key: stage.sitePublicKey, ...(origins.length > 0 && { origins }) },
    ...stage.partners.map(({ key, name, origins }) => ({ key, partner: name, origins: [...origins] })),
  ];
}

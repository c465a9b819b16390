import type { Stage } from './stageSchema';

export type StackPart = 'edge' | 'storage' | 'backend' | 'site' | 'global-monitoring' | 'monitoring' | 'deploy-role';

/**
 * CloudFront only accepts certificates and firewalls from this region, and CloudFront and Route 53 publish their
 * metrics there.
 */
export const edgeRegion = 'us-east-1';

export function stackName(stageName: string, part: StackPart): string {
  return `incasso-${stageName}-${part}`;
}

export function readTrailName(stageName: string): string {
  return `incasso-${stageName}-readings`;
}

export function needsEdgeStack({ domain, waf }: Stage): boolean {
  return domain !== undefined || waf;
}

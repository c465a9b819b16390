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

import type { Stage } from './stageSchema';

/** Each stack comes before the stacks it uses, so they can be deleted in this order. */
const parts = ['monitoring', 'global-monitoring', 'site', 'edge', 'backend', 'storage', 'deploy-role'] as const;

/** Deleting these would lose cases, the keys of links in mails, or the site's URL. */
const protectedParts: readonly StackPart[] = ['storage', 'backend', 'site'];

export type StackPart = (typeof parts)[number];

export type StageStack = {
  readonly part: StackPart;
  /** Name in CloudFormation. */
  readonly name: string;
  readonly region: string;
  /** Whether the stage's current settings need it. */
  readonly isWanted: boolean;
  /** Whether it has termination protection. */
  readonly isProtected: boolean;
};

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

/** Every stack that a stage has, or had under other settings, in order of deletion. */
export function stageStacks(stage: Stage): StageStack[] {
  const isWanted: Readonly<Partial<Record<StackPart, boolean>>> = {
    edge: needsEdgeStack(stage),
    'deploy-role': stage.github !== undefined,
  };
  return parts.map((part) => ({
    part,
    name: stackName(stage.name, part),
    region: part === 'edge' || part === 'global-monitoring' ? edgeRegion : stage.region,
    isWanted: isWanted[part] ?? true,
    isProtected: protectedParts.includes(part),
  }));
}

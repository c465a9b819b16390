import type { Stage } from './stageSchema';

/** No stack stands before one that uses it: in this order each can be deleted. */
const parts = ['monitoring', 'global-monitoring', 'site', 'edge', 'backend', 'storage', 'deploy-role'] as const;

/** Cases, the keys of links in mails, and the site's address would go with these. */
const protectedParts: readonly StackPart[] = ['storage', 'backend', 'site'];

export type StackPart = (typeof parts)[number];

export type StageStack = {
  readonly part: StackPart;
  /** In CloudFormation. */
  readonly name: string;
  readonly region: string;
  /** Whether the stage as it is described now has it. */
  readonly isWanted: boolean;
  /** Whether CloudFormation refuses to delete it. */
  readonly isProtected: boolean;
};

/** Where CloudFront takes certificates and firewalls from, and where it and Route 53 count. */
export const edgeRegion = 'us-east-1';

export function stackName(stageName: string, part: StackPart): string {
  return `incasso-${stageName}-${part}`;
}

/** Whether a stage has resources that must be in the edge's region. */
export function needsEdgeStack({ domain, waf }: Stage): boolean {
  return domain !== undefined || waf;
}

/** Every stack that a stage has, or had under other settings, in the order in which they can be deleted. */
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

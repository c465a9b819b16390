import * as v from 'valibot';

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const statementSchema = v.object({
  Effect: v.picklist(['Allow', 'Deny']),
  Principal: v.union([v.literal('*'), v.record(v.string(), oneOrMore)]),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: v.optional(v.record(v.string(), v.record(v.string(), oneOrMore)), {}),
});

/** The policies of resources, as a template states them. */
export const policySchema = v.object({ Statement: v.array(statementSchema) });
export type ResourcePolicy = v.InferOutput<typeof policySchema>;
type Statement = ResourcePolicy['Statement'][number];

/** What a service of AWS does on behalf of one of our resources, over TLS. */
export type Delivery = {
  readonly service: string;
  readonly sourceArn: string;
  readonly sourceAccount: string;
  readonly action: string;
  readonly resource: string;
};

/** Whether a resource's policies let a service in: a Deny beats every Allow, and without an Allow nothing is open. */
export function mayDeliver(delivery: Delivery, policies: readonly ResourcePolicy[]): boolean {
  const met = policies.flatMap(({ Statement }) => Statement).filter((statement) => meets(statement, delivery));
  return met.some(({ Effect }) => Effect === 'Allow') && !met.some(({ Effect }) => Effect === 'Deny');
}

function meets({ Principal, Action, Resource, Condition }: Statement, delivery: Delivery): boolean {
  return (
    isPrincipal(Principal, delivery.service) &&
    Action.some((action) => isLike(delivery.action.toLowerCase(), action.toLowerCase())) &&
    Resource.some((resource) => isLike(delivery.resource, resource)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) => holds(operator, contextOf(delivery)[key.toLowerCase()], wanted)),
    )
  );
}

function isPrincipal(principal: Statement['Principal'], service: string): boolean {
  if (principal === '*' || principal['AWS']?.includes('*') === true) return true;
  return principal['Service']?.includes(service) === true;
}

function contextOf({ sourceArn, sourceAccount }: Delivery): Readonly<Record<string, string>> {
  return {
    'aws:securetransport': 'true',
    'aws:sourcearn': sourceArn,
    'aws:sourceaccount': sourceAccount,
  };
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
function holds(operator: string, given: string | undefined, wanted: readonly string[]): boolean {
  if (given === undefined) return false;
  switch (operator) {
    case 'StringEquals':
    case 'Bool':
      return wanted.includes(given);
    case 'ArnEquals':
    case 'ArnLike':
      return wanted.some((pattern) => isLike(given, pattern));
    default:
      throw new Error(`The judge does not know the operator ${operator}.`);
  }
}

function isLike(text: string, pattern: string): boolean {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 's').test(text);
}

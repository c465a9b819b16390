import type { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => [value].flat()),
);
const statementSchema = v.object({
  Effect: v.literal('Allow'),
  Action: oneOrMore,
  Resource: v.unknown(),
  Condition: v.optional(v.unknown()),
});
const roleSchema = v.object({
  Properties: v.object({
    Policies: v.tuple([v.object({ PolicyDocument: v.object({ Statement: v.array(statementSchema) }) })]),
  }),
});

/** The statements of the role whose logical id begins with `role`. */
export function statementsOf(role: string, template: Template | undefined) {
  const roles = Object.entries(template?.findResources('AWS::IAM::Role') ?? {});
  const [found] = roles.filter(([id]) => id.startsWith(role));
  return v.parse(roleSchema, found?.[1]).Properties.Policies[0].PolicyDocument.Statement;
}

/** All actions that the role may do, sorted. */
export function actionsOf(role: string, template: Template | undefined): string[] {
  return statementsOf(role, template)
    .flatMap(({ Action }) => Action)
    .sort();
}

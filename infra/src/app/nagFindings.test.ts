import { Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import * as v from 'valibot';
import { synthesizeStage } from './testing/synthesizeStage';

test.each(['dev', 'prod'])('every cdk-nag finding in %s is accepted with a reason', (name) => {
  const { app } = synthesizeStage(name);

  const { violations } = new AwsSolutionsChecks().validateScope(app);
  const findings = violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ rule: ruleName, path: constructPath })),
  );

  expect(findings).not.toEqual([]);
  expect(findings.filter(({ rule, path }) => !acceptedRules(app, path).includes(rule.replace(/\[.*/, '')))).toEqual([]);
});

/**
 * The rules that a construct or one of its parents accepts. cdk-nag wants one entry per finding,
 * `AwsSolutions-IAM5[Resource::…]` with CloudFormation's ids in it. This test compares rules only.
 */
function acceptedRules(app: App, path: string): string[] {
  const construct = app.node.findAll().find(({ node }) => node.path === path);
  return (construct?.node.scopes ?? [])
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.keys(v.parse(v.record(v.string(), v.string()), data)))
    .map((id) => id.replace('Annotation::', ''));
}

import { AwsSolutionsChecks, NIST80053R5Checks, ServerlessChecks } from 'cdk-nag';
import type { App } from 'aws-cdk-lib';
import type { Stage } from '../../stages/stageSchema';

/** A finding of cdk-nag: its rule, and the construct by the path within its stage. */
export type NagFinding = { readonly rule: string; readonly path: string };

const rulePacks = [AwsSolutionsChecks, ServerlessChecks, NIST80053R5Checks];

/** What cdk-nag finds in an app, in names that are the same for every stage. */
export function findNagFindings(app: App, stage: Stage): NagFinding[] {
  return rulePacks.flatMap((Pack) => {
    const { violations } = new Pack(app).validate({ appConstruct: app, templatePaths: [], stackTemplates: [] });
    return violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: plainRule(ruleName, stage),
        path: constructPath.replace(`incasso-${stage.name}-`, ''),
      })),
    );
  });
}

function plainRule(ruleName: string, { name, region, account = '<AWS::AccountId>' }: Stage): string {
  return ruleName
    .replaceAll(region, 'REGION')
    .replaceAll(account, 'ACCOUNT')
    .replace(`incasso-${name}-monitoring-`, 'monitoring/')
    .replace(/incasso-\w+-storage:ExportsOutputFnGetAttDocuments\w+/, 'Documents')
    .replace(/<Documents\w+\.Arn>/, 'Documents')
    .replace(/<Files\w+\.Arn>/, 'Files')
    .replace(/arn:(aws|<AWS::Partition>):s3:::cdk-\w+-assets-ACCOUNT-REGION/, 'CdkAssets');
}

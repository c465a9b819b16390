import { Annotations, App, Tags, type AppProps, type Stack } from 'aws-cdk-lib';
import cdkSettings from '../../cdk.json';
import type { Release } from '../release/release';
import { BackendStack } from '../stacks/BackendStack';
import { DeployRoleStack } from '../stacks/DeployRoleStack';
import { EdgeStack } from '../stacks/EdgeStack';
import { GlobalMonitoringStack } from '../stacks/GlobalMonitoringStack';
import { MonitoringStack } from '../stacks/MonitoringStack';
import { SiteStack } from '../stacks/SiteStack';
import { StorageStack } from '../stacks/StorageStack';
import type { Stage } from '../stages/stageSchema';
import { edgeRegion, needsEdgeStack, stackName, type StackPart } from '../stages/stageStacks';
import { rewriteOnDemand } from './rewriteOnDemand';

export type StackInputs = {
  readonly stage: Stage;
  readonly release: Release;
  readonly deployedAt: Date;
  readonly siteTree: string;
  readonly bundles: string;
  /** Texts on the site that the firm has not confirmed. */
  readonly unconfirmed: readonly string[];
};

export function addStacks(app: App, { stage, release, deployedAt, siteTree, bundles, unconfirmed }: StackInputs) {
  const name = (part: StackPart) => stackName(stage.name, part);
  const env = { region: stage.region, ...(stage.account !== undefined && { account: stage.account }) };
  const props = { env, stage };

  const edge = needsEdgeStack(stage)
    ? new EdgeStack(app, name('edge'), { ...props, env: { ...env, region: edgeRegion }, crossRegionReferences: true })
    : undefined;
  const storage = new StorageStack(app, name('storage'), props);
  const { documents, scannerRole } = storage;
  const backend = new BackendStack(app, name('backend'), { ...props, release, documents, scannerRole, bundles });
  const site = new SiteStack(app, name('site'), {
    ...props,
    crossRegionReferences: true,
    release,
    deployedAt,
    tree: siteTree,
    documents,
    apiHostName: backend.apiHostName,
    edge,
  });
  const globalMonitoring = new GlobalMonitoringStack(app, name('global-monitoring'), {
    env: { ...env, region: edgeRegion },
    crossRegionReferences: true,
    stage,
    host: stage.domain?.host ?? site.distribution.distributionDomainName,
    certificate: edge?.certificate,
    release,
  });
  const monitoring = new MonitoringStack(app, name('monitoring'), { ...props, storage, backend });
  const deployRole =
    stage.github && new DeployRoleStack(app, name('deploy-role'), { env, stageName: stage.name, github: stage.github });
  if (unconfirmed.length > 0) tellUnconfirmed(site, unconfirmed, stage.showsSamples === true);
  const stacks = { edge, storage, backend, site, globalMonitoring, monitoring, deployRole };
  for (const stack of Object.values(stacks)) {
    if (stack === undefined) continue;
    Tags.of(stack).add('product', 'incasso');
    Tags.of(stack).add('stage', stage.name);
    rewriteOnDemand(stack);
  }
  return stacks;
}

/** A warning, for which `cdk deploy --strict` refuses a stage that may not show samples. */
function tellUnconfirmed(site: Stack, texts: readonly string[], mayShow: boolean): void {
  const message = `The firm has not confirmed ${texts.length} texts of the site (docs/content.md): ${texts.join(', ')}`;
  if (mayShow) Annotations.of(site).addInfoV2('incasso:unconfirmed', message);
  else Annotations.of(site).addWarningV2('incasso:unconfirmed', message);
}

export function makeApp({ context, ...props }: AppProps = {}): App {
  return new App({ analyticsReporting: false, ...props, context: { ...cdkSettings.context, ...context } });
}

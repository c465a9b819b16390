import { hostingRegion } from '@incasso/contract/processors';
import { Annotations, CfnParameter, CfnResource, Stack, Stage, Tags, Validations, type App } from 'aws-cdk-lib';
import type { Release } from '../release/release';
import { BackendStack } from '../stacks/BackendStack';
import { DeployRoleStack } from '../stacks/DeployRoleStack';
import { EdgeStack } from '../stacks/EdgeStack';
import { GlobalMonitoringStack } from '../stacks/GlobalMonitoringStack';
import { MonitoringStack } from '../stacks/MonitoringStack';
import { SiteStack } from '../stacks/SiteStack';
import { StorageStack } from '../stacks/StorageStack';
import type { Stage as StageSettings } from '../stages/Stage';
import { edgeRegion, stackPrefix } from '../stages/stageNames';

export type IncassoStageProps = {
  readonly stage: StageSettings;
  readonly release: Release;
  readonly siteTree: string;
  readonly bundles: string;
  /** Names of the claims on the site that the firm has not confirmed. */
  readonly unconfirmed: readonly string[];
};

/** The stacks of a stage. Their names begin with `incasso-STAGE-`. */
export class IncassoStage extends Stage {
  readonly edge: EdgeStack | undefined;
  readonly storage: StorageStack;
  readonly backend: BackendStack;
  readonly site: SiteStack;
  readonly globalMonitoring: GlobalMonitoringStack;
  readonly monitoring: MonitoringStack;
  readonly deployRole: DeployRoleStack | undefined;

  constructor(app: App, { stage, release, siteTree, bundles, unconfirmed }: IncassoStageProps) {
    const { name, account, github } = stage;
    super(app, name, { stageName: stackPrefix(name), env: { region: hostingRegion.name, account } });
    const atEdge = { env: { region: edgeRegion }, crossRegionReferences: true };

    this.edge = stage.domain !== undefined || stage.waf ? new EdgeStack(this, 'edge', { ...atEdge, stage }) : undefined;
    this.storage = new StorageStack(this, 'storage', { stage });
    const { documents, scannerRole } = this.storage;
    this.backend = new BackendStack(this, 'backend', { stage, release, documents, scannerRole, bundles });
    this.site = new SiteStack(this, 'site', {
      crossRegionReferences: true,
      stage,
      release,
      tree: siteTree,
      documents,
      apiHostName: this.backend.apiHostName,
      edge: this.edge,
    });
    this.globalMonitoring = new GlobalMonitoringStack(this, 'global-monitoring', {
      ...atEdge,
      stage,
      host: stage.domain?.host ?? this.site.distribution.distributionDomainName,
      certificate: this.edge?.certificate,
      release,
    });
    this.monitoring = new MonitoringStack(this, 'monitoring', { stage, storage: this.storage, backend: this.backend });
    this.deployRole = github && new DeployRoleStack(this, 'deploy-role', { stageName: name, github });
    const problems = {
      unconfirmed:
        unconfirmed.length > 0 &&
        `The firm has not confirmed ${unconfirmed.length} claims of the site (docs/content.md): ${unconfirmed.join(', ')}`,
      dirty:
        release.commit.endsWith('-dirty') && 'The release has changes that nobody committed, nor could build again.',
    };
    for (const [name, problem] of Object.entries(problems)) {
      // `cdk deploy --strict` refuses a stage with warnings.
      if (problem && stage.showsSamples) Annotations.of(this.site).addInfoV2(`incasso:${name}`, problem);
      else if (problem) Annotations.of(this.site).addWarningV2(`incasso:${name}`, problem);
    }
    Tags.of(this).add('product', 'incasso');
    Tags.of(this).add('stage', name);
    rewriteOnDemand(this);
  }
}

/**
 * Resource types whose manual changes CloudFormation does not detect, and the property that forces a rewrite.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/resource-import-supported-resources.html
 */
const changedProperty: Readonly<Record<string, string>> = {
  'AWS::S3::BucketPolicy': 'PolicyDocument.Id',
  'AWS::SNS::TopicPolicy': 'PolicyDocument.Id',
  'AWS::SQS::QueuePolicy': 'PolicyDocument.Id',
  'Custom::SiteFiles': 'Rewritten',
};

/**
 * Adds the parameter `Rewritten` to every stack. A new value makes CloudFormation rewrite the policies and the site's
 * files without changing the release. `npm run restore` sets it in each stack, and CloudFormation refuses a parameter
 * that a stack does not have.
 */
function rewriteOnDemand(stage: Stage): void {
  for (const stack of stage.node.children.filter((child) => Stack.isStack(child))) {
    const { logicalId } = new CfnParameter(stack, 'Rewritten', {
      type: 'Number',
      default: 0,
      description: 'Another number writes policies and the files of the site again',
    });
    const resources = stack.node
      .findAll()
      .filter((child) => CfnResource.isCfnResource(child))
      .filter(({ cfnResourceType }) => changedProperty[cfnResourceType] !== undefined);
    for (const resource of resources) {
      const value = { 'Fn::Join': ['', ['Rewritten', { Ref: logicalId }]] };
      resource.addPropertyOverride(changedProperty[resource.cfnResourceType] ?? '', value);
    }
    if (resources.length === 0)
      Validations.of(stack).acknowledge({
        id: 'CloudFormation-Validate::W2001',
        reason: 'The parameter is for others.',
      });
  }
}

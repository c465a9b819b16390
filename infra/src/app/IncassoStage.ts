import { hostingRegion } from '@incasso/contract/processors';
import { Annotations, Stage, Tags, type App } from 'aws-cdk-lib';
import type { Release } from '../release/release';
import { BackendStack } from '../stacks/BackendStack';
import { DeployRoleStack } from '../stacks/DeployRoleStack';
import { EdgeStack } from '../stacks/EdgeStack';
import { GlobalMonitoringStack } from '../stacks/GlobalMonitoringStack';
import { MonitoringStack } from '../stacks/MonitoringStack';
import { SiteStack } from '../stacks/SiteStack';
import { StorageStack } from '../stacks/StorageStack';
import type { Stage as StageSettings } from '../stages/Stage';
import { edgeRegion, stackPrefix } from '../stages/stageStacks';
import { rewriteOnDemand } from './rewriteOnDemand';

export type IncassoStageProps = {
  readonly stage: StageSettings;
  readonly release: Release;
  readonly siteTree: string;
  readonly bundles: string;
  /** Texts on the site that the firm has not confirmed. */
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
    if (unconfirmed.length > 0) this.tellUnconfirmed(unconfirmed, stage.showsSamples === true);
    Tags.of(this).add('product', 'incasso');
    Tags.of(this).add('stage', name);
    rewriteOnDemand(this);
  }

  /** A warning, for which `cdk deploy --strict` refuses a stage that may not show samples. */
  private tellUnconfirmed(texts: readonly string[], mayShow: boolean): void {
    const message = `The firm has not confirmed ${texts.length} texts of the site (docs/content.md): ${texts.join(', ')}`;
    if (mayShow) Annotations.of(this.site).addInfoV2('incasso:unconfirmed', message);
    else Annotations.of(this.site).addWarningV2('incasso:unconfirmed', message);
  }
}

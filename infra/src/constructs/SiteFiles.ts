import { siteConfigPath, type SiteConfig } from '@incasso/contract/siteConfig';
import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { cacheRules } from '../delivery/cacheRules';
import { toldContentType } from '../delivery/contentTypes';
import { groupSiteFiles, type SiteFileGroup } from '../delivery/groupSiteFiles';
import { securityPolicy, securityPolicyPath, securityText, securityTextPath } from '../delivery/securityText';
import { releasePath, type Release } from '../release/release';

export type SiteFilesProps = {
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
  /** Folder with the built site. Its bot check decides which privacy policy is published. */
  readonly tree: string;
  readonly config: SiteConfig;
  readonly release: Release;
  readonly origin: string;
  readonly deployedAt: Date;
};

/**
 * Copies the site into its bucket: hashed files first, then the pages and entries that load them, then the
 * configuration and the release. Finally invalidates the edge cache. Deletes nothing: open tabs and partners' pages
 * still load chunks of earlier releases.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { bucket, distribution, tree, config, release, origin, deployedAt } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const deploy = (group: Omit<SiteFileGroup, 'directory'>, sources: ISource[], name: string, invalidates: boolean) =>
      new BucketDeployment(this, name, {
        destinationBucket: bucket,
        sources,
        prune: false,
        memoryLimit: 512,
        logGroup,
        cacheControl: [CacheControl.fromString(cacheRules[group.cacheRule].cacheControl)],
        ...(group.contentType !== undefined && { contentType: group.contentType }),
        // Does not wait: a slow invalidation would fail the deploy and roll the site back. The smoke test waits
        // instead.
        // https://github.com/aws/aws-cdk/issues/15891
        ...(invalidates && { distribution, distributionPaths: ['/*'], waitForDistributionInvalidation: false }),
      });

    const groups = groupSiteFiles(tree, config.botCheck.provider);
    const deployAll = (chosen: readonly SiteFileGroup[]) =>
      chosen.map((group) => deploy(group, [Source.asset(group.directory)], nameOf(group), false));
    const isLast = (group: SiteFileGroup) => group.cacheRule === 'revalidated' && group.contentType === undefined;
    const assets = deployAll(groups.filter(({ cacheRule }) => cacheRule === 'immutable'));
    const entries = deployAll(groups.filter((group) => group.cacheRule === 'revalidated' && !isLast(group)));
    const texts = deploy(
      { cacheRule: 'revalidated', contentType: toldContentType(securityTextPath) },
      [
        Source.data(securityTextPath.slice(1), securityText({ origin, deployedAt })),
        Source.data(securityPolicyPath.slice(1), securityPolicy),
      ],
      'SecurityTexts',
      false,
    );
    const last = deploy(
      { cacheRule: 'revalidated', contentType: undefined },
      [
        ...groups.filter(isLast).map((group) => Source.asset(group.directory)),
        Source.jsonData(siteConfigPath.slice(1), config),
        Source.jsonData(releasePath.slice(1), release),
      ],
      'Entries',
      true,
    );
    for (const entry of entries) entry.node.addDependency(...assets);
    last.node.addDependency(...assets, ...entries, texts);
    acceptDeployingFunction(Stack.of(this));
  }
}

/** The CDK’s own function, one per stack, copies the files. */
function acceptDeployingFunction(stack: Stack): void {
  const reason = 'The CDK chooses the rights and the runtime of its own function that copies the site.';
  for (const construct of stack.node.children) {
    if (!construct.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
    Validations.of(construct).acknowledge(
      ...['AwsSolutions-IAM4', 'AwsSolutions-IAM5', 'AwsSolutions-L1'].map((id) => ({ id, reason })),
    );
  }
}

function nameOf({ cacheRule, contentType }: SiteFileGroup): string {
  return ['Assets', cacheRule, contentType?.replace(/;.*/, '')].join('-').replace(/\W+/g, '-').replace(/-$/, '');
}

import type { SiteConfig } from '@incasso/contract/siteConfig';
import { CfnOutput, Duration, SecretValue, Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PrivateBucket } from '../constructs/PrivateBucket';
import { SiteDistribution } from '../constructs/SiteDistribution';
import { SiteFiles } from '../constructs/SiteFiles';
import { headerPolicies, hstsMaxAgeSeconds, type HeaderPolicyName } from '../delivery/headerPolicies';
import type { Release } from '../release/release';
import { framingOrigins, otherHosts, siteOrigin } from '../stages/stageOrigins';
import type { Stage } from '../stages/Stage';
import { secretName } from '../stages/stageNames';
import type { EdgeStack } from './EdgeStack';

export type SiteStackProps = StackProps & {
  readonly stage: Stage;
  readonly release: Release;
  readonly tree: string;
  readonly documents: IBucket;
  readonly apiHostName: string;
  readonly edge: EdgeStack | undefined;
};

/**
 * The site's bucket, and CloudFront in front of it. The DNS records of its names are made by hand: CloudFormation
 * cannot create one that exists, and moving from an old site is one change of records, reversible by another.
 */
export class SiteStack extends Stack {
  readonly distribution: SiteDistribution;

  constructor(scope: Construct, id: string, { stage, release, ...others }: SiteStackProps) {
    const { tree, documents, apiHostName, edge, ...props } = others;
    super(scope, id, { ...props, terminationProtection: true });
    const uploadOrigin = `https://${documents.bucketRegionalDomainName}`;
    const bucket = new PrivateBucket(this, 'Files');

    this.distribution = new SiteDistribution(this, 'Distribution', {
      files: bucket,
      api: {
        hostName: apiHostName,
        originSecret: SecretValue.secretsManager(secretName(stage.name, 'origin')).unsafeUnwrap(),
      },
      headers: this.makeHeaderPolicies(stage, uploadOrigin),
      framingOrigins: framingOrigins(stage),
      names: namesOf(stage, edge?.certificate),
      webAclArn: edge?.webAclArn,
    });
    const origin = siteOrigin(stage) ?? `https://${this.distribution.distributionDomainName}`;
    const config: SiteConfig = {
      apiBase: '',
      publicKey: stage.sitePublicKey,
      uploadOrigin,
      botCheck: botCheckOf(stage),
    };
    const { distribution } = this;
    new SiteFiles(this, 'SiteFiles', { bucket, distribution, tree, release, config });

    new CfnOutput(this, 'SiteUrl', { value: origin });
    new CfnOutput(this, 'Release', { description: 'The commit that runs', value: release.commit });
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId });
    new CfnOutput(this, 'DnsTarget', {
      description: 'Target of the domain’s CNAME (or ALIAS) record',
      value: this.distribution.distributionDomainName,
    });
  }

  private makeHeaderPolicies(stage: Stage, uploadOrigin: string) {
    const policies = headerPolicies({
      uploadOrigin,
      botCheckProvider: stage.botCheck.provider,
    });
    const make = (id: string, name: HeaderPolicyName) => {
      const {
        'content-security-policy': contentSecurityPolicy = '',
        'strict-transport-security': _hsts,
        'x-content-type-options': _noSniff,
        'referrer-policy': referrer,
        'x-frame-options': frameOption,
        'access-control-allow-origin': allowOrigin,
        ...others
      } = policies[name];
      const referrerPolicy =
        referrer === 'no-referrer'
          ? HeadersReferrerPolicy.NO_REFERRER
          : HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN;
      const override = true;
      return new ResponseHeadersPolicy(this, id, {
        // CloudFront refuses these as custom headers.
        securityHeadersBehavior: {
          contentSecurityPolicy: { contentSecurityPolicy, override },
          contentTypeOptions: { override },
          referrerPolicy: { referrerPolicy, override },
          strictTransportSecurity: {
            accessControlMaxAge: Duration.seconds(hstsMaxAgeSeconds),
            includeSubdomains: true,
            override,
          },
          ...(frameOption !== undefined && { frameOptions: { frameOption: HeadersFrameOption.DENY, override } }),
        },
        customHeadersBehavior: {
          customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
        },
        ...(allowOrigin !== undefined && {
          corsBehavior: {
            accessControlAllowCredentials: false,
            accessControlAllowHeaders: ['*'],
            accessControlAllowMethods: ['GET', 'HEAD'],
            accessControlAllowOrigins: [allowOrigin],
            originOverride: true,
          },
        }),
      });
    };
    return {
      site: make('SiteHeaders', 'site'),
      remote: make('RemoteHeaders', 'remote'),
      embed: make('EmbedHeaders', 'embed'),
      api: make('ApiHeaders', 'api'),
    };
  }
}

function namesOf({ domain }: Stage, certificate: ICertificate | undefined) {
  if (domain === undefined || certificate === undefined) return undefined;
  return { host: domain.host, others: otherHosts(domain), certificate };
}

function botCheckOf({ botCheck }: Stage): SiteConfig['botCheck'] {
  return botCheck.provider === 'altcha'
    ? { provider: botCheck.provider }
    : { provider: botCheck.provider, siteKey: botCheck.siteKey };
}

import { Match, type Template } from 'aws-cdk-lib/assertions';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { behaviours, defaultBehaviour } from '../delivery/behaviours';
import { headerPolicies, type HeaderPolicyName, type ResponseHeaders } from '../delivery/headerPolicies';
import { stages } from '../stages/stages';

const behaviourSchema = v.object({
  PathPattern: v.optional(v.string(), '*'),
  TargetOriginId: v.string(),
  ResponseHeadersPolicyId: v.object({ Ref: v.string() }),
  FunctionAssociations: v.optional(
    v.array(v.object({ EventType: v.picklist(['viewer-request', 'viewer-response']) })),
    [],
  ),
});
const headerSchema = v.object({ Header: v.string(), Value: v.string() });
const policySchema = v.object({
  Properties: v.object({
    ResponseHeadersPolicyConfig: v.object({
      CorsConfig: v.optional(v.object({ AccessControlAllowOrigins: v.object({ Items: v.tuple([v.string()]) }) })),
      CustomHeadersConfig: v.object({ Items: v.array(headerSchema) }),
      SecurityHeadersConfig: v.object({
        ContentSecurityPolicy: v.optional(v.object({ ContentSecurityPolicy: v.unknown() })),
        ContentTypeOptions: v.optional(v.unknown()),
        FrameOptions: v.optional(v.object({ FrameOption: v.string() })),
        ReferrerPolicy: v.optional(v.object({ ReferrerPolicy: v.string() })),
        StrictTransportSecurity: v.optional(
          v.object({ AccessControlMaxAgeSec: v.number(), IncludeSubdomains: v.literal(true) }),
        ),
      }),
    }),
  }),
});
const distributionSchema = v.object({
  Properties: v.object({
    DistributionConfig: v.object({
      DefaultCacheBehavior: behaviourSchema,
      CacheBehaviors: v.array(behaviourSchema),
      Origins: v.array(v.looseObject({ Id: v.string(), S3OriginConfig: v.optional(v.unknown()) })),
    }),
  }),
});

describe.each(stages.map(({ name }) => name))('the site of %s', (name) => {
  const { site, stage } = synthesizeStage(name);
  const config = distributionOf(site);

  test('has the cache behaviours of the table, in order', () => {
    const policies = policyNames(site);
    const deployed = [...config.CacheBehaviors, config.DefaultCacheBehavior].map((behaviour) => ({
      pathPattern: behaviour.PathPattern,
      origin:
        config.Origins.find(({ Id }) => Id === behaviour.TargetOriginId)?.S3OriginConfig === undefined ? 'api' : 'site',
      headers: policies.get(behaviour.ResponseHeadersPolicyId.Ref),
      functions: behaviour.FunctionAssociations.map(({ EventType }) => EventType),
    }));

    expect(deployed).toEqual(
      [...behaviours, defaultBehaviour].map(({ runsEdgeFunction, ...behaviour }) => ({
        ...behaviour,
        functions: [
          ...(runsEdgeFunction ? ['viewer-request'] : []),
          ...(behaviour.headers === 'embed' ? ['viewer-response'] : []),
        ],
      })),
    );
  });

  test('adds the headers of the table, for each policy', () => {
    const policies = headerPolicies({
      uploadOrigin: 'https://UPLOADS',
      botCheckProvider: stage.botCheck.provider,
    });

    for (const [logicalId, policy] of policyNames(site)) {
      expect(deployedHeaders(site, logicalId)).toEqual(policies[policy]);
    }
  });

  test('redirects pages to https, refuses calls without TLS, and sends its secret to the API', () => {
    site.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        DefaultCacheBehavior: { ViewerProtocolPolicy: 'redirect-to-https' },
        CacheBehaviors: behaviours.map(({ pathPattern, origin }) =>
          Match.objectLike({
            PathPattern: pathPattern,
            ViewerProtocolPolicy: origin === 'api' ? 'https-only' : 'redirect-to-https',
          }),
        ),
        Origins: Match.arrayWith([
          Match.objectLike({
            OriginCustomHeaders: [
              {
                HeaderName: 'x-origin-verify',
                HeaderValue: `{{resolve:secretsmanager:incasso/${name}/origin:SecretString:::}}`,
              },
            ],
          }),
        ]),
      },
    });
  });
});

test('the session cookie reaches no function, and is no part of a cached file’s key', () => {
  const { site } = synthesizeStage('prod');
  const [toApi = ''] = Object.keys(site.findResources('AWS::CloudFront::OriginRequestPolicy'));

  site.allResourcesProperties('AWS::CloudFront::OriginRequestPolicy', {
    OriginRequestPolicyConfig: {
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    },
  });
  const cached = { CachePolicyId: CachePolicy.CACHING_OPTIMIZED.cachePolicyId, OriginRequestPolicyId: Match.absent() };
  site.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      DefaultCacheBehavior: cached,
      CacheBehaviors: behaviours.map(({ origin }) =>
        Match.objectLike(origin === 'api' ? { OriginRequestPolicyId: { Ref: toApi } } : cached),
      ),
    },
  });
});

describe('a stage with another domain than before', () => {
  const formerHosts = ['www.voorheen.example', 'voorheen.example'];
  const domain = {
    host: 'www.solvenda.example',
    redirectsApex: true,
    hostedZone: { id: 'Z1', name: 'solvenda.example' },
    formerHosts,
  };
  const hosts = ['www.solvenda.example', 'solvenda.example', ...formerHosts];
  const origins = hosts.map((host) => `https://${host}`);
  const { backend, edge, site, stage, storage } = synthesizeStage('prod', { domain });

  test('answers under each name, and validates names in the hosted zone there', () => {
    site.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: { Aliases: hosts, WebACLId: Match.anyValue() },
    });
    edge?.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: hosts[0],
      SubjectAlternativeNames: hosts.slice(1),
      DomainValidationOptions: hosts.slice(0, 2).map((DomainName) => ({ DomainName, HostedZoneId: 'Z1' })),
    });
  });

  test('redirects pages of the former names', () => {
    site.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: Match.stringLikeRegexp('voorheen\\.example'),
    });
  });

  test('accepts forms and uploads from the intake in partners’ pages, which load it by a former name', () => {
    const ownKey = Match.objectLike({ key: stage.sitePublicKey, origins });

    backend.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ PUBLIC_KEYS: Match.serializedJson(Match.arrayWith([ownKey])) }) },
    });
    storage.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: origins })] },
    });
  });
});

function distributionOf(site: Template) {
  const [distribution] = Object.values(site.findResources('AWS::CloudFront::Distribution'));
  return v.parse(distributionSchema, distribution).Properties.DistributionConfig;
}

/** Policy name by the logical id that behaviours refer to. */
function policyNames(site: Template): Map<string, HeaderPolicyName> {
  const names: HeaderPolicyName[] = ['site', 'remote', 'embed', 'api'];
  const ids = Object.keys(site.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
  return new Map(
    ids.flatMap((id) => {
      const name = names.find((candidate) => id.toLowerCase().startsWith(`${candidate}headers`));
      return name === undefined ? [] : [[id, name]];
    }),
  );
}

/** The headers of a deployed policy, in the format of the delivery tables. The upload host reads `UPLOADS`. */
function deployedHeaders(site: Template, logicalId: string): ResponseHeaders {
  const resource = site.findResources('AWS::CloudFront::ResponseHeadersPolicy')[logicalId];
  const config = v.parse(policySchema, resource).Properties.ResponseHeadersPolicyConfig;
  const security = config.SecurityHeadersConfig;
  const hsts = security.StrictTransportSecurity;
  const headers = {
    'content-security-policy': plainText(security.ContentSecurityPolicy?.ContentSecurityPolicy),
    'x-content-type-options': security.ContentTypeOptions === undefined ? undefined : 'nosniff',
    'x-frame-options': security.FrameOptions?.FrameOption,
    'referrer-policy': security.ReferrerPolicy?.ReferrerPolicy,
    'strict-transport-security': hsts && `max-age=${hsts.AccessControlMaxAgeSec}; includeSubDomains`,
    'access-control-allow-origin': config.CorsConfig?.AccessControlAllowOrigins.Items[0],
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function plainText(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  const { 'Fn::Join': join } = v.parse(v.object({ 'Fn::Join': v.tuple([v.literal(''), v.array(v.unknown())]) }), value);
  return join[1].map((part) => (typeof part === 'string' ? part : 'UPLOADS')).join('');
}

import { siteConfigSchema } from '@incasso/contract/siteConfig';
import { siteVariants, variantFile } from '@incasso/contract/siteVariants';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { behaviours, defaultBehaviour } from '../delivery/behaviours';
import { cacheRules } from '../delivery/cacheRules';
import { headerPolicies, type HeaderPolicyName } from '../delivery/headerPolicies';
import { partnerOrigins } from '../stages/stageOrigins';
import { stages } from '../stages/stages';
import { deployedHeaders } from './testing/deployedHeaders';

const behaviourSchema = v.object({
  PathPattern: v.optional(v.string(), '*'),
  TargetOriginId: v.string(),
  ResponseHeadersPolicyId: v.object({ Ref: v.string() }),
  FunctionAssociations: v.optional(v.array(v.object({ EventType: v.literal('viewer-request') })), []),
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
      runsEdgeFunction: behaviour.FunctionAssociations.length === 1,
    }));

    expect(deployed).toEqual([...behaviours, defaultBehaviour]);
  });

  test('adds the headers of the table, for each policy', () => {
    const policies = headerPolicies({
      uploadOrigin: 'https://UPLOADS',
      partnerOrigins: partnerOrigins(stage),
      botCheckProvider: stage.botCheck.provider,
    });

    for (const [logicalId, policy] of policyNames(site)) {
      expect(deployedHeaders(site, logicalId)).toEqual(policies[policy]);
    }
  });

  test('redirects pages to https, refuses calls without TLS, and sends its secret to the API over TLS 1.2', () => {
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
            CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
            OriginCustomHeaders: [{ HeaderName: 'x-origin-verify', HeaderValue: Match.anyValue() }],
          }),
        ]),
      },
    });
  });

  test('uploads hashed files first, keeps old ones, and invalidates once, at the end', () => {
    const deployments = deploymentsOf(site);
    const entries = deployments.find(({ DistributionId }) => DistributionId !== undefined);
    const others = deployments.filter((deployment) => deployment !== entries);

    expect(deployments.every(({ Prune }) => !Prune)).toBe(true);
    expect(others).toHaveLength(6);
    expect(entries?.DistributionPaths).toEqual(['/*']);
    expect(entries?.WaitForDistributionInvalidation).toBe(false);
    expect(entries?.SystemMetadata).toEqual({ 'cache-control': cacheRules.revalidated.cacheControl });
    expect(entries?.dependsOn).toEqual(expect.arrayContaining(others.map(({ logicalId }) => logicalId)));
  });
});

test('its own names require TLS 1.2 or newer', () => {
  const { site } = synthesizeStage('prod');

  site.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['www.solvenda.example', 'solvenda.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021' },
      WebACLId: Match.anyValue(),
    },
  });
});

test('shows its error page for 404 only: the API answers 401 and 403 itself', () => {
  const { site } = synthesizeStage('dev');

  site.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      CustomErrorResponses: [
        { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: Match.anyValue() },
      ],
    },
  });
});

test('gives the browser reCAPTCHA’s key if that is the bot check', () => {
  const botCheck = { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/dev/recaptcha' } as const;
  const { stacks } = synthesizeStage('dev', { botCheck });

  expect(v.parse(siteConfigSchema, stacks.site.config)).toMatchObject({
    botCheck: { provider: 'recaptcha', siteKey: 'sample-site-key' },
  });
});

test.each(siteVariants)('with %s, publishes the privacy policy of that variant', (provider) => {
  const recaptcha = { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/dev/recaptcha' } as const;
  const { app } = synthesizeStage('dev', { botCheck: provider === 'recaptcha' ? recaptcha : { provider } });

  const { directory } = app.synth();
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const policies = files.filter((file) => file.endsWith('policy.pdf'));
  expect(policies.map((file) => file.replace(/^asset\.\w+./, ''))).toEqual(['documents/policy.pdf']);
  expect(policies.map((file) => readFileSync(join(directory, file), 'utf8'))).toEqual([
    variantFile(provider, '/documents/policy.pdf').slice(1),
  ]);
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

function deploymentsOf(site: Template) {
  const schema = v.object({
    DependsOn: v.optional(v.array(v.string()), []),
    Properties: v.object({
      Prune: v.boolean(),
      SystemMetadata: v.record(v.string(), v.string()),
      DistributionId: v.optional(v.unknown()),
      DistributionPaths: v.optional(v.array(v.string())),
      WaitForDistributionInvalidation: v.optional(v.boolean()),
    }),
  });
  return Object.entries(site.findResources('Custom::CDKBucketDeployment')).map(([logicalId, resource]) => {
    const { Properties, DependsOn } = v.parse(schema, resource);
    return { logicalId, dependsOn: DependsOn, ...Properties };
  });
}

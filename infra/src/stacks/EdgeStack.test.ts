import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { stage, edge, site, stacks } = synthesizeStage('prod');

test('stands in us-east-1, wherever the stage does', () => {
  expect(stacks.edge?.region).toBe('us-east-1');
  expect(stacks.site.region).toBe('eu-central-1');
});

test('certifies every name of the site by records in its zone', () => {
  edge?.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'www.solvenda.example',
    SubjectAlternativeNames: ['solvenda.example'],
    DomainValidationOptions: Match.arrayWith([Match.objectLike({ HostedZoneId: 'Z0000000000000EXAMPLE' })]),
  });
});

test('waits for somebody else’s DNS where the stage has no zone', () => {
  const { edge: withoutZone } = synthesizeStage('prod', {
    domain: { host: 'www.solvenda.example', redirectsApex: false },
  });

  withoutZone?.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'www.solvenda.example',
    DomainValidationOptions: Match.absent(),
  });
});

test('tells a visitor who calls too often to wait, in the API’s own words', () => {
  edge?.hasResourceProperties('AWS::WAFv2::WebACL', {
    Scope: 'CLOUDFRONT',
    Rules: Match.arrayWith([
      Match.objectLike({
        Name: 'limit-calls',
        Action: {
          Block: {
            CustomResponse: {
              ResponseCode: 429,
              CustomResponseBodyKey: 'too-many-calls',
              ResponseHeaders: [{ Name: 'retry-after', Value: '30' }],
            },
          },
        },
      }),
    ]),
    CustomResponseBodies: { 'too-many-calls': { Content: Match.stringLikeRegexp('"code":"too_many_requests"') } },
  });
});

test('limits each partner’s key by itself, and leaves the site’s own open to all visitors', () => {
  edge?.hasResourceProperties('AWS::WAFv2::WebACL', {
    Rules: Match.arrayWith([
      Match.objectLike({
        Name: 'limit-partners',
        Statement: {
          RateBasedStatement: Match.objectLike({
            AggregateKeyType: 'CUSTOM_KEYS',
            CustomKeys: [Match.objectLike({ Header: Match.objectLike({ Name: 'x-public-key' }) })],
            ScopeDownStatement: {
              AndStatement: {
                Statements: [
                  Match.anyValue(),
                  {
                    NotStatement: {
                      Statement: { ByteMatchStatement: Match.objectLike({ SearchString: stage.sitePublicKey }) },
                    },
                  },
                ],
              },
            },
          }),
        },
      }),
    ]),
  });
});

test('keeps no sample of a request, nor refuses one for what its body says', () => {
  const template = JSON.stringify(edge?.toJSON());

  expect(template).not.toContain('"SampledRequestsEnabled":true');
  for (const rule of ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'GenericLFI_BODY']) {
    expect(template).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);
  }
});

test('is referred to weakly, so that certificate and firewall can be replaced', () => {
  expect(JSON.stringify(site.toJSON())).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
});

test('is left out of a stage that has neither domain nor firewall', () => {
  expect(synthesizeStage('dev').stacks.edge).toBeUndefined();
});

import { posix } from 'node:path';
import { apiErrors } from '@incasso/contract/errors';
import { firmProfile } from '@incasso/contract/firmProfile';
import * as v from 'valibot';
import { findBehaviour } from '../delivery/behaviours';
import { callLimits, firewallAnswers, firewallRules } from './firewallRules';

const rules = firewallRules('pk_site');
const ruleNamed = (wanted: string) => rules.find(({ name }) => name === wanted)?.statement;

function scopeOf(limit: string) {
  const scope = v.looseObject({ regexMatchStatement: v.looseObject({ regexString: v.string() }) });
  const schema = v.object({ rateBasedStatement: v.object({ scopeDownStatement: scope }) });
  return v.parse(schema, ruleNamed(limit)).rateBasedStatement.scopeDownStatement;
}

const groupSchema = v.object({
  managedRuleGroupStatement: v.object({
    ruleActionOverrides: v.array(v.looseObject({ name: v.string() })),
    scopeDownStatement: v.optional(v.unknown()),
  }),
});

test('AWS’s groups with rules on bodies look at pages alone: documents look like attacks to them', () => {
  const groups = rules.filter(({ name }) => name.startsWith('AWS'));
  const isPage = { notStatement: { statement: scopeOf('limit-calls') } };

  // The groups without a rule on bodies:
  // https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-ip-rep.html
  const others = groups.filter(({ name }) => name !== 'AWSManagedRulesAmazonIpReputationList');
  expect(others).toHaveLength(2);
  for (const { statement } of others)
    expect(v.parse(groupSchema, statement).managedRuleGroupStatement.scopeDownStatement).toEqual(isPage);
});

test('no rule keeps samples of requests, which have visitors’ data', () => {
  for (const { visibilityConfig } of rules) expect(visibilityConfig).toMatchObject({ sampledRequestsEnabled: false });
});

test('a refused call gets the API’s own error, and a refused page one in Dutch with the firm’s phone', () => {
  const call = { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'call' } } };
  const page = { block: { customResponse: { responseCode: 403, customResponseBodyKey: 'page' } } };

  for (const { name, action, statement } of rules) {
    if (name.startsWith('limit')) expect(action).toMatchObject(call);
    else
      for (const override of v.parse(groupSchema, statement).managedRuleGroupStatement.ruleActionOverrides)
        expect(override).toMatchObject({ actionToUse: page });
  }
  expect(firewallAnswers['call']?.content).toContain(apiErrors.too_many_requests.text);
  expect(firewallAnswers['page']?.content).toContain(firmProfile.phone.display);
});

describe('rate limits', () => {
  /** Whether a call to that path is counted. WAF decodes and normalizes a path before comparing. */
  function isCounted(path: string): boolean {
    const { regexString } = scopeOf('limit-calls').regexMatchStatement;
    return new RegExp(regexString).test(posix.normalize(decodeURIComponent(path)));
  }

  test.each(['/api', '/api/', '/%61pi/health', '//api', '/about/%2e%2e/api/health', '/api/no-such-call'])(
    'counts a call spelled %s, which the edge routes to the API',
    (path) => {
      expect([findBehaviour(path).origin, isCounted(path)]).toEqual(['api', true]);
    },
  );

  test.each(['/', '/apis', '/API/health', '/%2561pi', '/api/../about'])(
    'does not count the page %s, which the edge does not route to the API',
    (path) => {
      expect([findBehaviour(path).origin, isCounted(path)]).toEqual(['site', false]);
    },
  );

  test('limits each address, each partner in total and per address, but not the site’s own key', () => {
    const own = { notStatement: { statement: { byteMatchStatement: { searchString: 'pk_site' } } } };
    const ofPartners = { scopeDownStatement: { andStatement: { statements: [{}, own] } } };

    expect([
      ruleNamed('limit-calls'),
      ruleNamed('limit-partners-addresses'),
      ruleNamed('limit-partners'),
    ]).toMatchObject([
      { rateBasedStatement: { limit: callLimits.perAddress, aggregateKeyType: 'IP' } },
      {
        rateBasedStatement: {
          limit: callLimits.perPartnerAndAddress,
          customKeys: [{ ip: {} }, { header: { name: 'x-public-key' } }],
          ...ofPartners,
        },
      },
      {
        rateBasedStatement: {
          limit: callLimits.perPartner,
          customKeys: [{ header: { name: 'x-public-key' } }],
          ...ofPartners,
        },
      },
    ]);
    // Ten addresses at their limit must leave most of a partner's calls to its other visitors.
    expect(10 * callLimits.perPartnerAndAddress).toBeLessThan(callLimits.perPartner / 2);
  });
});

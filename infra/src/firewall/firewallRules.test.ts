import { posix } from 'node:path';
import { apiErrors } from '@incasso/contract/errors';
import * as v from 'valibot';
import { findBehaviour } from '../delivery/behaviours';
import { callLimits } from './callLimits';
import { firewallAnswers, firewallRules } from './firewallRules';
import { managedRuleGroups } from './managedRules';

const rules = firewallRules({ sitePublicKey: 'pk_site' });

/**
 * The rules on request bodies, as AWS's documentation listed them on 2026-09-26. A group missing here was added without
 * checking its rules.
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
 */
const bodyRules: Readonly<Record<string, readonly string[]>> = {
  AWSManagedRulesAmazonIpReputationList: [],
  AWSManagedRulesKnownBadInputsRuleSet: ['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
  AWSManagedRulesCommonRuleSet: [
    'SizeRestrictions_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'CrossSiteScripting_BODY',
  ],
};

test('no AWS rule group refuses a request itself, and no body rule leads to a refusal', () => {
  expect(Object.keys(managedRuleGroups)).toEqual(Object.keys(bodyRules));
  for (const [name, group] of Object.entries(managedRuleGroups)) {
    const rule = rules.find((each) => each.name === name);
    const overrides = [...Object.keys(group.refusing), ...group.counted];
    expect(rule).toMatchObject({
      overrideAction: { count: {} },
      statement: {
        managedRuleGroupStatement: {
          ruleActionOverrides: overrides.map((each) => ({ name: each, actionToUse: { count: {} } })),
        },
      },
    });
    expect(group.counted).toEqual(expect.arrayContaining([...(bodyRules[name] ?? [])]));
    expect(Object.keys(group.refusing).filter((each) => /body/i.test(each))).toEqual([]);
  }
  expect(JSON.stringify(rules)).not.toMatch(/_Body"/);
});

test('no rule keeps samples of requests, which have visitors’ data', () => {
  for (const { visibilityConfig } of rules) expect(visibilityConfig).toMatchObject({ sampledRequestsEnabled: false });
});

test('a refused request gets our own answer', () => {
  const blocking = rules.filter(({ action }) => action !== undefined).map(({ name, action }) => ({ name, action }));

  expect(blocking).toMatchObject(
    [
      ['limit-calls', 429, 'too_many_requests'],
      ['limit-partners-addresses', 429, 'too_many_requests'],
      ['limit-partners', 429, 'too_many_requests'],
      ['refuse-calls', 403, 'request_blocked'],
      ['refuse-pages', 403, 'page'],
    ].map(([name, responseCode, customResponseBodyKey]) => ({
      name,
      action: { block: { customResponse: { responseCode, customResponseBodyKey } } },
    })),
  );
  expect(firewallAnswers['request_blocked']?.content).toContain(apiErrors.request_blocked.text);
});

describe('rate limits', () => {
  const ruleNamed = (wanted: string) => rules.find(({ name }) => name === wanted)?.statement;
  const scopeSchema = v.object({
    rateBasedStatement: v.object({
      scopeDownStatement: v.object({ regexMatchStatement: v.object({ regexString: v.string() }) }),
    }),
  });

  /** Whether a call to that path is counted. WAF decodes and normalizes a path before comparing. */
  function isCounted(path: string): boolean {
    const { rateBasedStatement } = v.parse(scopeSchema, ruleNamed('limit-calls'));
    const { regexString } = rateBasedStatement.scopeDownStatement.regexMatchStatement;
    return new RegExp(regexString).test(posix.normalize(decodeURIComponent(path)));
  }

  test.each([
    '/api',
    '/api/',
    '/api/health',
    '/%61pi/health',
    '/%61%70%69',
    '//api',
    '/api//health',
    '/api/../api',
    '/about/../api/health',
    '/about/%2e%2e/api/health',
    '/../api/health',
    '/./api/health',
    '/api/no-such-call',
  ])('counts a call spelled %s, which the edge routes to the API', (path) => {
    expect([findBehaviour(path).origin, isCounted(path)]).toEqual(['api', true]);
  });

  test.each(['/', '/apis', '/API/health', '/contact', '/%2561pi', '/api/../about'])(
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

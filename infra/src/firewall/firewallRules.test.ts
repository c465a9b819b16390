import { firewallAnswers, firewallRules } from './firewallRules';
import { managedRuleGroups } from './managedRules';

const rules = firewallRules({ sitePublicKey: 'pk_site' });

/**
 * The rules that judge a body, as AWS's documentation listed them on 2026-09-26. A group that is not here was added
 * without a look at its rules.
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

test('no group of AWS’s refuses a request by itself, and none of its rules for a body', () => {
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

test('whoever is refused reads an answer of ours', () => {
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
  expect(firewallAnswers['request_blocked']?.content).toContain('Onze beveiliging hield deze aanvraag tegen.');
});

import { apiError, apiErrors } from '@incasso/contract/errors';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { type Construct } from 'constructs';

/** Calls of the API from one address before it has to wait: a visitor makes about ten for a whole intake. */
const callsPerFiveMinutes = 300;

/**
 * AWS's rules that judge a body: a document, or a sentence on a debtor, looks like an attack to them. The handlers judge
 * bodies themselves.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const refusal = 'too-many-calls';

/** AWS WAF before the site: addresses of ill repute, known attacks, and a limit on calls. */
export class SiteFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Before the site and the API',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('site'),
      customResponseBodies: {
        [refusal]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(apiError('too_many_requests')) },
      },
      rules: [
        {
          name: 'limit-calls',
          priority: 0,
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: callsPerFiveMinutes,
              evaluationWindowSec: 300,
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
          // The API's own answer: a plain 403 would tell a visitor nothing, and not to try again later.
          action: {
            block: {
              customResponse: { responseCode: apiErrors.too_many_requests.status, customResponseBodyKey: refusal },
            },
          },
          visibilityConfig: visible('limit-calls'),
        },
        managed(1, 'AWSManagedRulesAmazonIpReputationList'),
        managed(2, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(3, 'AWSManagedRulesCommonRuleSet', bodyRules),
      ],
    });
  }
}

function managed(priority: number, name: string, onlyCounted: readonly string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: visible(name),
  };
}

/** Counts only: samples would keep requests, and with them what visitors wrote. */
function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

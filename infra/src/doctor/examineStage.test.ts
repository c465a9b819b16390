import { findStage } from '../stages/findStage';
import type { Stage } from '../stages/stageSchema';
import { stages } from '../stages/stages';
import type { CheckContext, Finding } from './DoctorCheck';
import { doctorChecks, examineStage } from './examineStage';
import { healthyAnswers, recordedAws, recordedGitHub, type RecordedAnswers } from './testing/recordedAws';

const dnsElsewhere = { host: 'www.solvenda.example', redirectsApex: true };
const prod: Stage = { ...findStage(stages, 'prod'), domain: dnsElsewhere, senderDomain: {}, sesSandbox: false };
const { domain: _, senderDomain: __, ...bare } = prod;
const withZone: Stage = { ...prod, domain: findStage(stages, 'prod').domain };
const queue = 'https://sqs.eu-central-1.amazonaws.com/111111111111/incasso-prod-backend-NotifyDeadLettersC5139D50-1';
const today = '2026-11-27T12:00:00Z';

type Found = Readonly<Partial<Record<keyof Finding, unknown>>>;

type Seen = {
  stage?: Stage;
  answers?: RecordedAnswers;
  github?: RecordedAnswers;
  txt?: string[];
  pages?: Readonly<Record<string, string>>;
  now?: string;
};

function contextOf({ stage = prod, answers = {}, github = {}, txt = ['v=DMARC1'], pages = {}, now = today }: Seen) {
  const notes: string[] = [];
  const context: CheckContext = {
    stage,
    aws: recordedAws({ ...healthyAnswers, ...answers }),
    github: recordedGitHub(github),
    readTxt: (name) => Promise.resolve(name === '_dmarc.solvenda.example' ? txt : []),
    fetchText: (address) => {
      const { host, pathname } = new URL(address);
      const page = pages[host] ?? (pathname.endsWith('.txt') ? 'Expires: 2027-10-01T00:00:00.000Z' : '{"commit":"0"}');
      return page === '' ? Promise.reject(new Error('fetch failed')) : Promise.resolve(page);
    },
    now: () => new Date(now),
    pause: () => Promise.resolve(),
    note: (text) => notes.push(text),
  };
  return { context, notes };
}

async function examine(seen: Seen = {}) {
  const diagnoses = await examineStage(contextOf(seen).context);
  return Object.fromEntries(
    diagnoses.flatMap(({ name, findings }) => (findings.length === 0 ? [] : [[name, findings]])),
  );
}

test('finds nothing in a healthy account, with DNS in Route 53 or elsewhere', async () => {
  expect(await examine({ now: '2026-06-01T12:00:00Z' })).toEqual({});
  expect(await examine({ stage: withZone, now: '2026-06-01T12:00:00Z' })).toEqual({});
});

test('finds nothing in a healthy dev stage in SES’s sandbox with ten executions, at any time of the year', async () => {
  const dev = findStage(stages, 'dev');
  const answers = {
    'sesv2 get-account': { EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: false, SendingEnabled: true },
    'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } },
    'sns list-subscriptions': subscriptionsOf('dev'),
    ...absent('incasso-dev-edge', 'incasso-dev-deploy-role'),
  };

  expect(await examine({ stage: dev, answers })).toEqual({});
});

test('prints what no check can verify', async () => {
  const summary = { LogicalResourceId: 'X', ResourceType: 'AWS::IAM::Policy' };
  const answers = {
    'cloudformation list-stack-resources incasso-prod-site': {
      StackResourceSummaries: [
        { ...summary, DriftInformation: { StackResourceDriftStatus: 'NOT_CHECKED' } },
        {
          ...summary,
          ResourceType: 'AWS::S3::BucketPolicy',
          DriftInformation: { StackResourceDriftStatus: 'NOT_CHECKED' },
        },
      ],
    },
  };
  const { context, notes } = contextOf({ answers });
  await examineStage(context);

  expect(notes).toEqual(['No check detects manual changes of: AWS::IAM::Policy.']);
});

function subscriptionsOf(stage: string) {
  return {
    Subscriptions: ['beheer@solvenda.example', 'piket@beheerder.example'].map((Endpoint) => ({
      Endpoint,
      TopicArn: `arn:aws:sns:eu-central-1:1:incasso-${stage}-monitoring-Alarms`,
      SubscriptionArn: 'arn:aws:sns:a',
    })),
  };
}

function absent(...names: string[]): RecordedAnswers {
  return Object.fromEntries(
    names.map((name) => [
      `cloudformation describe-stacks ${name}`,
      new Error(`(ValidationError) Stack with id ${name} does not exist`),
    ]),
  );
}

function statusOf(stack: string, StackStatus: string, EnableTerminationProtection = true): RecordedAnswers {
  return { [`cloudformation describe-stacks ${stack}`]: { Stacks: [{ StackStatus, EnableTerminationProtection }] } };
}

function driftOf(stack: string, drifts: readonly unknown[]): RecordedAnswers {
  return {
    [`cloudformation detect-stack-drift ${stack}`]: { StackDriftDetectionId: 'drifted' },
    'cloudformation describe-stack-drift-detection-status drifted': {
      StackDriftStatus: 'DRIFTED',
      DetectionStatus: 'DETECTION_COMPLETE',
    },
    [`cloudformation describe-stack-resource-drifts ${stack}`]: { StackResourceDrifts: drifts },
  };
}

/** Jest's own matchers have type `any`. */
const containing = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const environment = 'repos/solvenda-voorbeeld/incasso/environments/prod';
const restores = 'npm run deploy -- prod running --restore';
const policyOf = (Statement: unknown) => ({ Policy: JSON.stringify({ Version: '2012-10-17', Statement }) });

const faults: readonly (Seen & { readonly check: RegExp; readonly findings: readonly Found[] })[] = [
  {
    check: /paid plan/,
    answers: { 'freetier get-account-plan-state': { accountPlanType: 'FREE', accountPlanStatus: 'ACTIVE' } },
    findings: [{ fix: 'aws freetier upgrade-account-plan --region us-east-1 --account-plan-type PAID' }],
  },
  {
    check: /operations and security/,
    answers: { 'account get-alternate-contact SECURITY': new Error('(ResourceNotFoundException) No contact') },
    findings: [{ fault: 'There is no contact for SECURITY.' }],
  },
  {
    check: /^Lambda may run/,
    answers: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
    findings: [{ fault: 'It runs 10: calls beyond them are refused.' }],
  },
  {
    check: /^No key is deleted/,
    answers: { 'secretsmanager describe-secret incasso/prod/links': { DeletedDate: '2026-11-28T10:00:00+01:00' } },
    findings: [{ fix: 'aws secretsmanager restore-secret --secret-id incasso/prod/links' }],
  },
  {
    check: /^The GitHub environment/,
    github: { [environment]: { deployment_branch_policy: null } },
    findings: [{ fault: 'It accepts every branch.', fix: containing(`PUT ${environment} -F`) }],
  },
  {
    check: /^The GitHub environment/,
    github: { [`${environment}/deployment-branch-policies`]: { branch_policies: [{ name: 'main' }, { name: 'x*' }] } },
    findings: [{ fault: 'It accepts main, x*.' }],
  },
  {
    check: /^main only changes/,
    github: { 'repos/solvenda-voorbeeld/incasso/rules/branches/main': [{ type: 'pull_request' }] },
    findings: [{ fault: 'main has no rule required_status_checks, non_fast_forward, deletion.' }],
  },
  {
    check: /^Every stack is deployed/,
    stage: { ...prod, github: undefined },
    answers: {
      ...absent('incasso-prod-monitoring'),
      ...statusOf('incasso-prod-storage', 'ROLLBACK_COMPLETE'),
      ...statusOf('incasso-prod-site', 'UPDATE_ROLLBACK_COMPLETE'),
      ...statusOf('incasso-prod-edge', 'UPDATE_IN_PROGRESS'),
      ...statusOf('incasso-prod-backend', 'UPDATE_COMPLETE', false),
      'cloudformation describe-stack-events': {
        StackEvents: [
          { LogicalResourceId: 'A', ResourceStatus: 'CREATE_FAILED', ResourceStatusReason: 'Creation cancelled' },
          { LogicalResourceId: 'B', ResourceStatus: 'CREATE_FAILED', ResourceStatusReason: 'It already exists.' },
        ],
      },
    },
    findings: [
      { fault: 'incasso-prod-monitoring is not deployed.', fix: 'npm run deploy -- prod here' },
      { fault: 'incasso-prod-site is UPDATE_ROLLBACK_COMPLETE.\nB: It already exists.' },
      { fix: 'Wait until it has finished, then run the doctor again.' },
      {
        fault: 'incasso-prod-backend is not protected from deletion.',
        fix: 'aws cloudformation update-termination-protection --enable-termination-protection --region eu-central-1 --stack-name incasso-prod-backend',
      },
      {
        fix: matching(
          /--no-enable-termination-protection .* && .* delete-stack .* && .* wait stack-delete-complete .* && npm run deploy -- prod here$/,
        ),
      },
      { fault: 'incasso-prod-deploy-role is not part of the stage and may cost money.' },
    ],
  },
  {
    check: /^No manual change/,
    answers: driftOf('incasso-prod-backend', [
      { LogicalResourceId: 'Queue', StackResourceDriftStatus: 'MODIFIED' },
      { LogicalResourceId: 'Rule', StackResourceDriftStatus: 'DELETED' },
      { LogicalResourceId: 'Role', StackResourceDriftStatus: 'IN_SYNC' },
      {
        LogicalResourceId: 'Files',
        ResourceType: 'AWS::S3::Bucket',
        StackResourceDriftStatus: 'MODIFIED',
        PropertyDifferences: [
          { PropertyPath: '/BucketEncryption/ServerSideEncryptionConfiguration/0/BlockedEncryptionTypes' },
          { PropertyPath: '/OwnershipControls/Rules/0' },
        ],
      },
    ]),
    findings: [{ fault: 'incasso-prod-backend: Queue (MODIFIED), Rule (DELETED).', fix: restores }],
  },
  {
    check: /^No manual change/,
    answers: {
      'cloudformation describe-stack-drift-detection-status': {
        DetectionStatus: 'DETECTION_FAILED',
        DetectionStatusReason: 'A resource could not be read',
      },
      ...absent(
        ...['monitoring', 'global-monitoring', 'edge', 'backend', 'storage', 'deploy-role'].map(
          (part) => `incasso-prod-${part}`,
        ),
      ),
    },
    findings: [{ fault: 'incasso-prod-site could not be compared with its template: A resource could not be read.' }],
  },
  ...[
    { is: 'differs', live: policyOf([{ Effect: 'Deny', Principal: '*', Action: 's3:*', Resource: 'a' }]) },
    { is: 'differs', live: policyOf([]) },
    { is: 'is gone', live: new Error('(NoSuchBucketPolicy) The bucket policy does not exist') },
  ].map(({ is, live }) => ({
    check: /^The policies of buckets/,
    answers: { 's3api get-bucket-policy': live },
    findings: [{ fault: `incasso-prod-storage: DocumentsPolicy ${is}.`, fix: restores }],
  })),
  {
    check: /^The policies of buckets/,
    answers: { 'sns get-topic-attributes': { Attributes: policyOf([]) } },
    findings: [{ fault: 'incasso-prod-storage: TopicPolicy differs.', fix: restores }],
  },
  {
    check: /^The certificate is issued/,
    answers: {
      'acm describe-certificate': {
        Certificate: {
          Status: 'PENDING_VALIDATION',
          DomainValidationOptions: [
            { ValidationStatus: 'SUCCESS', ResourceRecord: { Name: '_a.', Type: 'CNAME', Value: '_b.' } },
            {
              ValidationStatus: 'PENDING_VALIDATION',
              ResourceRecord: { Name: '_c.solvenda.example.', Type: 'CNAME', Value: '_d.acm-validations.aws.' },
            },
          ],
        },
      },
    },
    findings: [{ fix: '_c.solvenda.example. CNAME _d.acm-validations.aws.' }],
  },
  {
    check: /^The certificate is issued/,
    answers: { 'cloudformation list-stack-resources incasso-prod-edge': { StackResourceSummaries: [] } },
    findings: [{ fault: 'There is none.' }],
  },
  {
    check: /^Each host name/,
    pages: { 'www.solvenda.example': '<!doctype html>', 'solvenda.example': '' },
    findings: [
      {
        fault: matching(/^www.solvenda.example: something else answers.\nsolvenda.example: nothing answers \(Error: f/),
        fix: matching(/^www.solvenda.example CNAME d111111abcdef8.cloudfront.net .*\nsolvenda.example CNAME d111111/),
      },
    ],
  },
  {
    check: /^Each host name/,
    stage: withZone,
    pages: { 'www.solvenda.example': '{"site":"of another"}' },
    findings: [
      {
        fix: matching(/^aws route53 change-resource-record-sets --hosted-zone-id Z0.*\nThe way back, .*\naws route53 /),
      },
    ],
  },
  {
    check: /DMARC policy/,
    txt: ['google-site-verification=1'],
    findings: [{ fix: '_dmarc.solvenda.example TXT "v=DMARC1; p=none; rua=mailto:…"' }],
  },
  {
    check: /^SES sends/,
    answers: {
      'sesv2 get-account': { EnforcementStatus: 'SHUTDOWN', ProductionAccessEnabled: false, SendingEnabled: false },
    },
    findings: [
      { fault: 'Sending is off, and the account is SHUTDOWN.' },
      { fault: 'SES only sends to confirmed addresses, and the stage has no right to send there.' },
    ],
  },
  {
    check: /^SES sends/,
    stage: { ...prod, sesSandbox: undefined },
    findings: [{ fault: 'The stage may still send with every identity of the account, which only the sandbox needs.' }],
  },
  {
    check: /^The sender is confirmed/,
    answers: {
      'sesv2 get-email-identity': {
        VerifiedForSendingStatus: false,
        DkimAttributes: { Status: 'PENDING' },
        MailFromAttributes: { MailFromDomainStatus: 'FAILED' },
      },
    },
    findings: [
      { fault: 'solvenda.example is not confirmed.', fix: containing('DnsSender') },
      { fault: 'DKIM is PENDING.' },
      { fault: 'The return path is FAILED.' },
    ],
  },
  {
    check: /^The sender is confirmed/,
    stage: bare,
    answers: { 'sesv2 get-email-identity intake@solvenda.example': { VerifiedForSendingStatus: false } },
    findings: [{ fix: 'aws ses verify-email-identity --email-address intake@solvenda.example' }],
  },
  {
    check: /every address of the staff is confirmed/,
    stage: { ...prod, sesSandbox: undefined },
    answers: { 'sesv2 get-email-identity': new Error('An error occurred (NotFoundException)') },
    findings: [{ fix: 'aws ses verify-email-identity --email-address dossiers@solvenda.example' }],
  },
  {
    check: /^Every alarm address/,
    answers: {
      'sns list-subscriptions us-east-1': { Subscriptions: [] },
      'sns list-subscriptions eu-central-1': {
        Subscriptions: [
          ...subscriptionsOf('dev').Subscriptions,
          { ...subscriptionsOf('prod').Subscriptions[0], SubscriptionArn: 'PendingConfirmation' },
        ],
      },
    },
    findings: [
      {
        fault: 'beheer@solvenda.example has not confirmed in eu-central-1.',
        fix: containing('aws sns subscribe --region eu-central-1 --protocol email'),
      },
      { fault: 'piket@beheerder.example is not subscribed in eu-central-1.' },
      { fault: 'beheer@solvenda.example is not subscribed in us-east-1.', fix: restores },
      { fault: 'piket@beheerder.example is not subscribed in us-east-1.' },
    ],
  },
  {
    check: /outside the sender’s domain/,
    stage: { ...prod, alarmAddresses: ['beheer@solvenda.example'] },
    findings: [{ fault: 'All are at solvenda.example.' }],
  },
  {
    check: /^No alarm is firing/,
    answers: {
      'cloudwatch describe-alarms us-east-1': {
        MetricAlarms: [
          {
            AlarmName: 'incasso-prod-many-blocked',
            AlarmDescription: 'Refused.\n\nType first: npm run smoke -- $SITE\nMore.',
            StateValue: 'ALARM',
            ActionsEnabled: false,
          },
        ],
      },
    },
    findings: [
      { fault: 'incasso-prod-many-blocked is firing.', fix: 'npm run smoke -- $SITE' },
      {
        fault: 'incasso-prod-many-blocked is disabled.',
        fix: 'aws cloudwatch enable-alarm-actions --region us-east-1 --alarm-names incasso-prod-many-blocked',
      },
    ],
  },
  {
    check: /^Every case has been mailed/,
    answers: {
      's3api list-objects-v2 incasso-prod-storage-documents dead-letters/': {
        Contents: [{ Key: 'dead-letters/a/b.json', LastModified: '2026-11-27T10:59:00Z' }],
      },
      's3api list-objects-v2 incasso-prod-storage-documents outbox/': {
        Contents: [{ Key: 'outbox/a/b.json', LastModified: '2026-11-27T11:01:00Z' }],
      },
    },
    findings: [
      {
        fault: '1 mails wait in dead-letters/ for more than an hour.',
        fix: 'npm run submissions -- pending --stage prod',
      },
    ],
  },
  {
    check: /^Every dead-letter queue/,
    answers: { 'sqs get-queue-attributes': { Attributes: { ApproximateNumberOfMessages: '3' } } },
    findings: [
      {
        fault: 'incasso-prod-backend-NotifyDeadLettersC5139D50-1 holds 3.',
        fix: `aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url ${queue}`,
      },
    ],
  },
  {
    check: /^GuardDuty scans/,
    answers: {
      'guardduty get-malware-protection-plan ours': {
        ProtectedResource: { S3Bucket: { BucketName: 'incasso-prod-storage-documents' } },
        Status: 'ERROR',
        StatusReasons: [{ Code: 'INSUFFICIENT_TEST_OBJECT_PERMISSIONS', Message: 'The role lacks rights.' }],
      },
    },
    findings: [{ fault: 'Its plan is ERROR.\nThe role lacks rights.', fix: restores }],
  },
  {
    check: /^GuardDuty scans/,
    answers: {
      'guardduty list-malware-protection-plans': { MalwareProtectionPlans: [{ MalwareProtectionPlanId: 'other' }] },
    },
    findings: [{ fault: 'It has no plan for the documents bucket.' }],
  },
  {
    check: /^CloudTrail logs/,
    answers: { 'cloudtrail get-trail-status': { IsLogging: false } },
    findings: [{ fault: 'It is off.', fix: 'aws cloudtrail start-logging --name incasso-prod-readings' }],
  },
  {
    check: /^CloudTrail logs/,
    answers: { 'cloudtrail get-trail-status': { IsLogging: true, LatestDeliveryError: 'AccessDenied' } },
    findings: [{ fault: 'Its log does not reach the bucket: AccessDenied.' }],
  },
  {
    check: /^The interest rate/,
    now: '2031-01-02T12:00:00Z',
    findings: [{ fault: containing('2031-1 is missing') }],
  },
  {
    check: /^security.txt/,
    now: '2027-09-15T12:00:00Z',
    findings: [{ fault: 'It expires at 2027-10-01T00:00:00.000Z.' }],
  },
];

test.each(faults)('$check: reports the fault and its fix', async ({ check, findings, ...seen }) => {
  const found = await examine(seen);
  const [name = ''] = Object.keys(found).filter((each) => check.test(each));

  expect(found[name]).toMatchObject(findings);
  expect(found[name]).toHaveLength(findings.length);
  expect(found[name]?.every(({ fix }) => fix !== '')).toBe(true);
});

test('every check has a fault above', () => {
  expect(doctorChecks.filter(({ name }) => !faults.some(({ check }) => check.test(name)))).toEqual([]);
});

test('an unused queue counts as empty: the CLI then prints nothing', async () => {
  const found = await examine({ answers: { 'sqs list-queues': undefined } });

  expect(Object.keys(found).filter((name) => name.startsWith('No queue'))).toEqual([]);
});

test('a denied check reports AWS’s message, and the other checks run', async () => {
  const answers = { 'sesv2 get-account': new Error('(AccessDeniedException) not authorized') };
  const found = await examine({ answers, now: '2026-06-01T12:00:00Z' });

  expect(Object.values(found)).toEqual([
    [
      {
        fault: '(AccessDeniedException) not authorized',
        fix: 'Deploy the stage first, or run this with the credentials of an administrator.',
      },
    ],
  ]);
});

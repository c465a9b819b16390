import { sampleCaseSystem } from '../app/testing/sampleCaseSystem';
import { findStage } from '../stages/findStage';
import type { Stage } from '../stages/stageSchema';
import { stages } from '../stages/stages';
import type { Lack } from './DoctorCheck';
import { doctorChecks, examineStage } from './examineStage';
import { healthyAnswers, recordedAws, type RecordedAnswers } from './testing/recordedAws';

const dnsElsewhere = { host: 'www.solvenda.example', redirectsApex: true };
const prod: Stage = {
  ...findStage(stages, 'prod'),
  domain: dnsElsewhere,
  sesSandbox: false,
  caseSystem: sampleCaseSystem,
};
const { domain: _, ...withoutDomain } = { ...prod, sesSandbox: true };
const withZone: Stage = { ...prod, domain: findStage(stages, 'prod').domain };
const queue = 'https://sqs.eu-central-1.amazonaws.com/111111111111/incasso-prod-backend-NotifyDeadLettersC5139D50-1';

type Seen = { stage?: Stage; answers?: RecordedAnswers; txt?: string[]; pages?: Readonly<Record<string, string>> };

/** What the doctor finds, by the names of its checks. */
async function examine({ stage = prod, answers = {}, txt = ['v=DMARC1; p=reject'], pages = {} }: Seen = {}) {
  const diagnoses = await examineStage({
    stage,
    aws: recordedAws({ ...healthyAnswers, ...answers }),
    readTxt: (name) => Promise.resolve(name === '_dmarc.solvenda.example' ? txt : []),
    fetchText: (address) => {
      const page = pages[new URL(address).host] ?? '{"commit":"0123456"}';
      return page === '' ? Promise.reject(new Error('fetch failed')) : Promise.resolve(page);
    },
    pause: () => Promise.resolve(),
  });
  return Object.fromEntries(diagnoses.flatMap(({ name, lacks }) => (lacks.length === 0 ? [] : [[name, lacks]])));
}

test('nothing is lacking in an account as it should be', async () => {
  expect(await examine()).toEqual({});
  expect(await examine({ stage: withZone })).toEqual({});
});

test('a stage is only asked for what it needs', async () => {
  const small: Stage = { ...withoutDomain, caseSystem: undefined, malwareScan: false, waf: false, github: undefined };
  const diagnoses = await examineStage({
    stage: small,
    aws: recordedAws(healthyAnswers),
    readTxt: () => Promise.resolve([]),
    fetchText: () => Promise.reject(new Error('fetch failed')),
    pause: () => Promise.resolve(),
  });
  const names = diagnoses.map(({ name }) => name);

  expect(names).not.toContain('The certificate is issued');
  expect(names).not.toContain('GuardDuty scans the documents');
  expect(names).not.toContain('The case system can be called');
});

const faults: readonly (Seen & { readonly check: string; readonly lacks: readonly Partial<Lack>[] })[] = [
  {
    check: 'CloudFront has given the account a distribution',
    answers: { 'cloudfront list-distributions': undefined },
    lacks: [{ fault: 'There is none yet. AWS may have to verify the account before the first.' }],
  },
  {
    check: 'Lambda may run 1,000 functions at once',
    answers: { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 10 } } },
    lacks: [
      {
        fault: 'It runs 10: calls beyond them are refused.',
        mend: 'aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000',
      },
    ],
  },
  {
    check: 'Every stack is up, and no other is left',
    stage: { ...prod, github: undefined },
    answers: {
      'cloudformation describe-stacks incasso-prod-monitoring': new Error(
        'An error occurred (ValidationError) when calling the DescribeStacks operation: Stack with id incasso-prod-monitoring does not exist',
      ),
      'cloudformation describe-stacks incasso-prod-storage': { Stacks: [{ StackStatus: 'ROLLBACK_COMPLETE' }] },
      'cloudformation describe-stacks incasso-prod-site': { Stacks: [{ StackStatus: 'UPDATE_ROLLBACK_COMPLETE' }] },
      'cloudformation describe-stack-events': {
        StackEvents: [
          {
            LogicalResourceId: 'A',
            ResourceStatus: 'CREATE_FAILED',
            ResourceStatusReason: 'Resource creation cancelled',
          },
          { LogicalResourceId: 'B', ResourceStatus: 'CREATE_FAILED', ResourceStatusReason: 'It already exists.' },
          { LogicalResourceId: 'C', ResourceStatus: 'CREATE_COMPLETE' },
        ],
      },
    },
    lacks: [
      { fault: 'incasso-prod-monitoring is not deployed.', mend: 'npm run deploy -- prod' },
      {
        fault: 'incasso-prod-site is UPDATE_ROLLBACK_COMPLETE.\nB: It already exists.',
        mend: 'npm run deploy -- prod',
      },
      {
        fault: 'incasso-prod-storage is ROLLBACK_COMPLETE.\nB: It already exists.',
        mend: 'aws cloudformation update-termination-protection --no-enable-termination-protection --region eu-central-1 --stack-name incasso-prod-storage && aws cloudformation delete-stack --region eu-central-1 --stack-name incasso-prod-storage && npm run deploy -- prod',
      },
      {
        fault: 'incasso-prod-deploy-role is no part of the stage, and may cost.',
        mend: 'aws cloudformation delete-stack --region eu-central-1 --stack-name incasso-prod-deploy-role',
      },
    ],
  },
  {
    check: 'Nothing was changed or deleted beside CloudFormation',
    answers: {
      'cloudformation detect-stack-drift incasso-prod-backend': { StackDriftDetectionId: 'drifted' },
      'cloudformation describe-stack-drift-detection-status drifted': {
        StackDriftStatus: 'DRIFTED',
        DetectionStatus: 'DETECTION_COMPLETE',
      },
      'cloudformation describe-stack-resource-drifts incasso-prod-backend': {
        StackResourceDrifts: [
          { LogicalResourceId: 'Queue', StackResourceDriftStatus: 'MODIFIED' },
          { LogicalResourceId: 'Rule', StackResourceDriftStatus: 'DELETED' },
          { LogicalResourceId: 'Role', StackResourceDriftStatus: 'IN_SYNC' },
        ],
      },
      'cloudformation detect-stack-drift incasso-prod-site': { StackDriftDetectionId: 'failed' },
      'cloudformation describe-stack-drift-detection-status failed': {
        StackDriftStatus: 'UNKNOWN',
        DetectionStatus: 'DETECTION_FAILED',
        DetectionStatusReason: 'A resource could not be read',
      },
    },
    lacks: [
      {
        fault: 'incasso-prod-site could not be compared with its template: A resource could not be read.',
        mend: 'aws cloudformation detect-stack-drift --region eu-central-1 --stack-name incasso-prod-site',
      },
      {
        fault: 'incasso-prod-backend: Queue (MODIFIED), Rule (DELETED).',
        mend: 'npm run deploy -- prod --revert-drift',
      },
    ],
  },
  {
    check: 'The certificate is issued',
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
    lacks: [
      {
        fault: 'It is PENDING_VALIDATION. AWS looks for these records, which a CAA record must not forbid:',
        mend: '_c.solvenda.example. CNAME _d.acm-validations.aws.',
      },
    ],
  },
  {
    check: 'The certificate is issued',
    answers: { 'acm list-certificates': { CertificateSummaryList: [] } },
    lacks: [{ fault: 'There is none for www.solvenda.example.', mend: 'npm run deploy -- prod' }],
  },
  {
    check: 'Each name of the site leads to it',
    pages: { 'www.solvenda.example': '<!doctype html>', 'solvenda.example': '' },
    lacks: [
      {
        fault: 'www.solvenda.example: something else answers.',
        mend: 'www.solvenda.example CNAME d111111abcdef8.cloudfront.net (or ALIAS, or ANAME)',
      },
      { fault: 'solvenda.example: nothing answers (Error: fetch failed).' },
    ],
  },
  {
    check: 'Each name of the site leads to it',
    stage: withZone,
    pages: { 'www.solvenda.example': '{"site":"of another"}' },
    lacks: [
      {
        fault: 'www.solvenda.example: something else answers.',
        mend: 'npm run deploy -- prod --revert-drift',
      },
    ],
  },
  {
    check: 'The sender’s domain says by DMARC what becomes of mails that are not signed',
    txt: ['google-site-verification=1'],
    lacks: [
      {
        fault: 'It has no record: others may send in its name.',
        mend: '_dmarc.solvenda.example TXT "v=DMARC1; p=none; rua=mailto:…"',
      },
    ],
  },
  {
    check: 'SES is out of its sandbox, and sends',
    answers: {
      'sesv2 get-account': { EnforcementStatus: 'SHUTDOWN', ProductionAccessEnabled: false, SendingEnabled: false },
    },
    lacks: [
      { fault: 'Sending is off, and the account is SHUTDOWN.' },
      {
        fault: 'Mails reach confirmed addresses alone, and the stage has no right to send there.',
        mend: "aws sesv2 put-account-details --production-access-enabled --mail-type TRANSACTIONAL --website-url https://www.solvenda.example --use-case-description 'Mails go to our own staff and, as a confirmation, to the visitor who just submitted a form. Our operator is told of bounces and complaints, and an address that bounced or complained gets nothing more.'",
      },
    ],
  },
  {
    check: 'SES is out of its sandbox, and sends',
    stage: { ...prod, sesSandbox: undefined },
    lacks: [
      {
        fault: 'The stage may still send by every identity of the account, as the sandbox asks.',
        mend: 'Give it sesSandbox: false in infra/src/stages/stages.ts, then npm run deploy -- prod',
      },
    ],
  },
  {
    check: 'The sender is confirmed, and its mails are signed',
    answers: {
      'sesv2 get-email-identity': {
        VerifiedForSendingStatus: false,
        DkimAttributes: { Status: 'PENDING' },
        MailFromAttributes: { MailFromDomainStatus: 'FAILED' },
      },
    },
    lacks: [
      {
        fault: 'solvenda.example is not confirmed.',
        mend: 'aws cloudformation describe-stacks --stack-name incasso-prod-backend --query "Stacks[0].Outputs[?starts_with(OutputKey,\'DnsSender\')].OutputValue" --output text',
      },
      { fault: 'DKIM is PENDING.' },
      { fault: 'The return path is FAILED.' },
    ],
  },
  {
    check: 'The sender is confirmed, and its mails are signed',
    stage: withoutDomain,
    answers: { 'sesv2 get-email-identity intake@solvenda.example': { VerifiedForSendingStatus: false } },
    lacks: [
      {
        fault: 'intake@solvenda.example is not confirmed.',
        mend: 'aws ses verify-email-identity --email-address intake@solvenda.example',
      },
    ],
  },
  {
    check: 'In SES’s sandbox, every address of the staff is confirmed',
    stage: { ...prod, sesSandbox: undefined },
    answers: {
      'sesv2 get-email-identity': new Error('An error occurred (NotFoundException) when calling the operation'),
    },
    lacks: [
      {
        fault: 'dossiers@solvenda.example is not confirmed.',
        mend: 'aws ses verify-email-identity --email-address dossiers@solvenda.example',
      },
    ],
  },
  {
    check: 'Everybody whom alarms are mailed to has confirmed',
    stage: { ...prod, alarmAddresses: ['beheer@solvenda.example', 'vervanger@solvenda.example'] },
    answers: {
      'sns list-subscriptions us-east-1': { Subscriptions: [] },
      'sns list-subscriptions eu-central-1': {
        Subscriptions: [
          {
            Endpoint: 'vervanger@solvenda.example',
            TopicArn: 'arn:aws:sns:eu-central-1:1:incasso-dev-monitoring-Alarms',
            SubscriptionArn: 'arn:aws:sns:a',
          },
          {
            Endpoint: 'beheer@solvenda.example',
            TopicArn: 'arn:aws:sns:eu-central-1:1:incasso-prod-monitoring-Alarms',
            SubscriptionArn: 'PendingConfirmation',
          },
        ],
      },
    },
    lacks: [
      {
        fault: 'beheer@solvenda.example has not confirmed in eu-central-1.',
        mend: 'aws sns subscribe --region eu-central-1 --protocol email --topic-arn arn:aws:sns:eu-central-1:1:incasso-prod-monitoring-Alarms --notification-endpoint beheer@solvenda.example',
      },
      { fault: 'vervanger@solvenda.example is not subscribed in eu-central-1.' },
      {
        fault: 'beheer@solvenda.example is not subscribed in us-east-1.',
        mend: 'npm run deploy -- prod --revert-drift',
      },
      { fault: 'vervanger@solvenda.example is not subscribed in us-east-1.' },
    ],
  },
  {
    check: 'No alarm rings',
    answers: {
      'cloudwatch describe-alarms incasso-prod- ALARM': {
        MetricAlarms: [
          {
            AlarmName: 'incasso-prod-site-down',
            AlarmDescription: 'The intake failed.\n\nType first: npm run smoke -- $SITE\nMore.',
            StateValue: 'ALARM',
          },
        ],
      },
    },
    lacks: [{ fault: 'incasso-prod-site-down rings.', mend: 'npm run smoke -- $SITE' }],
  },
  {
    check: 'No queue holds what could not be delivered',
    answers: { 'sqs get-queue-attributes': { Attributes: { ApproximateNumberOfMessages: '3' } } },
    lacks: [
      {
        fault: 'incasso-prod-backend-NotifyDeadLettersC5139D50-1 holds 3.',
        mend: `aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url ${queue}`,
      },
    ],
  },
  {
    check: 'GuardDuty scans the documents',
    answers: {
      'guardduty get-malware-protection-plan ours': {
        ProtectedResource: { S3Bucket: { BucketName: 'incasso-prod-storage-documents' } },
        Status: 'ERROR',
        StatusReasons: [{ Code: 'INSUFFICIENT_TEST_OBJECT_PERMISSIONS', Message: 'The role lacks rights.' }],
      },
    },
    lacks: [{ fault: 'Its plan is ERROR.\nThe role lacks rights.', mend: 'npm run deploy -- prod --revert-drift' }],
  },
  {
    check: 'GuardDuty scans the documents',
    answers: {
      'guardduty list-malware-protection-plans': { MalwareProtectionPlans: [{ MalwareProtectionPlanId: 'other' }] },
    },
    lacks: [{ fault: 'It has no plan for the documents bucket.' }],
  },
  {
    check: 'CloudTrail logs who reads documents',
    answers: { 'cloudtrail get-trail-status': { IsLogging: false } },
    lacks: [{ fault: 'It is off.', mend: 'aws cloudtrail start-logging --name incasso-prod-readings' }],
  },
  {
    check: 'CloudTrail logs who reads documents',
    answers: { 'cloudtrail get-trail-status': { IsLogging: true, LatestDeliveryError: 'AccessDenied' } },
    lacks: [{ fault: 'Its log does not reach the bucket: AccessDenied.' }],
  },
  {
    check: 'The case system can be called',
    answers: {
      'events list-connections': { Connections: [{ Name: 'x-CaseSystem-y', ConnectionState: 'DEAUTHORIZED' }] },
    },
    lacks: [
      {
        fault: 'Its connection is DEAUTHORIZED.',
        mend: 'aws secretsmanager describe-secret --secret-id incasso/sample/case-system',
      },
    ],
  },
];

test.each(faults)(
  '$check: what is lacking is said, with its mend ($lacks.0.fault)',
  async ({ check, lacks, ...seen }) => {
    const found = await examine(seen);

    expect(found[check]).toMatchObject(lacks);
    expect(found[check]?.every(({ mend }) => mend !== '')).toBe(true);
  },
);

test('every check has a fault above', () => {
  expect(new Set(faults.map(({ check }) => check))).toEqual(new Set(doctorChecks.map(({ name }) => name)));
});

test('a queue that has not been made yet holds nothing: the CLI then says nothing at all', async () => {
  expect(await examine({ answers: { 'sqs list-queues': undefined } })).toEqual({});
});

test('a drift is waited for', async () => {
  let asked = 0;
  const status = 'cloudformation describe-stack-drift-detection-status';
  const answers = {
    ...healthyAnswers,
    get [status]() {
      asked += 1;
      return asked < 3 ? { DetectionStatus: 'DETECTION_IN_PROGRESS' } : healthyAnswers[status];
    },
  };
  const check = doctorChecks.find(({ name }) => name.startsWith('Nothing was changed'));
  const sight = {
    stage: prod,
    aws: recordedAws(answers),
    readTxt: () => Promise.resolve([]),
    fetchText: () => Promise.resolve(''),
    pause: () => Promise.resolve(),
  };

  expect(await check?.look(sight)).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(3);
});

test('what may not be looked at is said with AWS’s words, and the other checks go on', async () => {
  const found = await examine({
    answers: { 'sesv2 get-account': new Error('(AccessDeniedException) not authorized') },
  });

  expect(Object.keys(found)).toEqual(['SES is out of its sandbox, and sends']);
  expect(found['SES is out of its sandbox, and sends']).toEqual([
    {
      fault: '(AccessDeniedException) not authorized',
      mend: 'Deploy the stage first, or look with the credentials of an administrator.',
    },
  ]);
});

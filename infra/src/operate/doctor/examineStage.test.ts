import type { Aws } from '../account/cli';
import { findStage } from '../../stages/findStage';
import type { Stage } from '../../stages/stageSchema';
import { stages } from '../../stages/stages';
import type { CheckContext, Finding } from './DoctorCheck';
import { doctorChecks, examineStage } from './examineStage';

/** Answers of the CLI by command, with or without a region or other options. An `Error` makes the call fail. */
type Answers = Readonly<Record<string, unknown>>;
type Found = Readonly<Partial<Record<keyof Finding, unknown>>>;
type Seen = { stage?: Stage; answers?: Answers; github?: Answers; now?: string };

const dnsElsewhere = { host: 'www.solvenda.example', redirectsApex: true };
const prod: Stage = { ...findStage(stages, 'prod'), domain: dnsElsewhere, senderDomain: {}, sesSandbox: false };
const { domain: _, senderDomain: __, ...bare } = prod;
const repository = 'repos/solvenda-voorbeeld/incasso';
const environment = `${repository}/environments/prod`;
const midYear = '2026-06-01T12:00:00Z';
const sesAccount = { EnforcementStatus: 'HEALTHY', ProductionAccessEnabled: true, SendingEnabled: true };
const sesIdentity = {
  VerifiedForSendingStatus: true,
  DkimAttributes: { Status: 'SUCCESS' },
  MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
};

const healthy: Answers = {
  'cloudformation describe-stacks': {
    Stacks: [{ Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://www.solvenda.example' }] }],
  },
  'sesv2 get-account': sesAccount,
  'sesv2 get-email-identity': sesIdentity,
  'secretsmanager describe-secret': { Name: 'incasso/prod/any' },
  'sns list-subscriptions': subscriptionsOf('prod'),
  'cloudwatch describe-alarms': { MetricAlarms: [{ AlarmName: 'incasso-prod-site-down', ActionsEnabled: true }] },
};

const healthyGitHub: Answers = {
  [environment]: {
    deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
    protection_rules: [{ type: 'branch_policy' }, { type: 'required_reviewers' }],
  },
  [`${environment}/deployment-branch-policies`]: { branch_policies: [{ name: 'main' }] },
  [`${repository}/actions/variables`]: { variables: [{ name: 'PROD_HAS_REVIEWERS', value: 'true' }] },
  [`${repository}/rules/branches/main`]: [
    { type: 'pull_request' },
    { type: 'required_status_checks' },
    { type: 'non_fast_forward' },
    { type: 'deletion' },
  ],
};

/** Fake AWS CLI. Rejects commands without an answer, or that may change something. */
function fakeAws(answers: Answers): Aws {
  return (command, options = {}) => {
    const values = Object.entries(options).flatMap(([name, value]) => (name === 'region' ? [] : [value].flat()));
    const keys = [`${command} ${String(options['region'])}`, [command, ...values].join(' '), command];
    const key = keys.find((each) => Object.hasOwn(answers, each)) ?? '';
    const answer = / (get|list|describe)-/.test(command) ? answers[key] : undefined;
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === undefined ? Promise.reject(new Error(`No answer to ${command}.`)) : Promise.resolve(answer);
  };
}

async function examine({ stage = prod, answers = {}, github = {}, now = midYear }: Seen = {}) {
  const context: CheckContext = {
    stage,
    aws: fakeAws({ ...healthy, ...answers }),
    github: (path) => Promise.resolve({ ...healthyGitHub, ...github }[path]),
    fetchText: () => Promise.resolve('Expires: 2027-10-01T00:00:00.000Z'),
    now: () => new Date(now),
  };
  const diagnoses = await examineStage(context);
  return Object.fromEntries(
    diagnoses.flatMap(({ name, findings }) => (findings.length === 0 ? [] : [[name, findings]])),
  );
}

test('finds nothing in a healthy account', async () => {
  expect(await examine()).toEqual({});
});

test('finds nothing in a healthy dev stage in SES’s sandbox, at any time of the year', async () => {
  const answers = {
    'sesv2 get-account': { ...sesAccount, ProductionAccessEnabled: false },
    'sns list-subscriptions': subscriptionsOf('dev'),
  };

  expect(await examine({ stage: findStage(stages, 'dev'), answers, now: '2026-11-27T12:00:00Z' })).toEqual({});
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

/** Jest's own matchers have type `any`. */
const containing = (text: string): unknown => expect.stringContaining(text);

const faults: readonly (Seen & { readonly check: RegExp; readonly findings: readonly Found[] })[] = [
  {
    check: /^No key is deleted/,
    answers: { 'secretsmanager describe-secret incasso/prod/links': { DeletedDate: '2026-11-28T10:00:00+01:00' } },
    findings: [{ fix: 'aws secretsmanager restore-secret --secret-id incasso/prod/links' }],
  },
  {
    check: /^No key is deleted/,
    answers: { 'secretsmanager describe-secret incasso/prod/bot-check': new Error('(ResourceNotFoundException)') },
    findings: [{ fix: containing('aws secretsmanager create-secret --name incasso/prod/bot-check ') }],
  },
  {
    check: /^The GitHub environment/,
    github: { [environment]: { deployment_branch_policy: null, protection_rules: [{ type: 'required_reviewers' }] } },
    findings: [{ fault: 'It accepts every branch.', fix: containing(`PUT ${environment} -F`) }],
  },
  {
    check: /^The GitHub environment/,
    github: { [`${environment}/deployment-branch-policies`]: { branch_policies: [{ name: 'main' }, { name: 'x*' }] } },
    findings: [{ fault: 'It accepts main, x*.' }],
  },
  {
    check: /^A push waits for a reviewer/,
    github: { [environment]: { deployment_branch_policy: null, protection_rules: [{ type: 'branch_policy' }] } },
    findings: [{ fault: 'The environment prod has no reviewers, though PROD_HAS_REVIEWERS says so.' }],
  },
  {
    check: /^main only changes/,
    github: { [`${repository}/rules/branches/main`]: [{ type: 'pull_request' }] },
    findings: [{ fault: 'main has no rule required_status_checks, non_fast_forward, deletion.' }],
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
      { fault: 'beheer@solvenda.example is not subscribed in us-east-1.', fix: 'npm run restore -- -c stage=prod' },
      { fault: 'piket@beheerder.example is not subscribed in us-east-1.' },
    ],
  },
  {
    check: /outside the sender’s domain/,
    stage: { ...prod, alarmAddresses: ['beheer@solvenda.example'] },
    findings: [{ fault: 'All are at solvenda.example.' }],
  },
  {
    check: /^No alarm is muted/,
    answers: {
      'cloudwatch describe-alarms us-east-1': {
        MetricAlarms: [{ AlarmName: 'incasso-prod-site-down', ActionsEnabled: false }],
      },
    },
    findings: [{ fix: 'aws cloudwatch enable-alarm-actions --region us-east-1 --alarm-names incasso-prod-site-down' }],
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

test('the table above has a fault for every check', () => {
  expect(doctorChecks.filter(({ name }) => !faults.some(({ check }) => check.test(name)))).toEqual([]);
});

test('a denied check reports AWS’s message, and the other checks run', async () => {
  const answers = { 'sesv2 get-account': new Error('(AccessDeniedException) not authorized') };
  const found = await examine({ answers });

  expect(Object.values(found)).toEqual([
    [
      {
        fault: '(AccessDeniedException) not authorized',
        fix: 'Deploy the stage first, or run this with the credentials of an administrator.',
      },
    ],
  ]);
});

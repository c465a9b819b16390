import type { Aws } from '../../operate/awsCli';

/** Answers by command, by command and region, or by command and its other options. An error is what the CLI says. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

/** The AWS CLI with recorded answers. It refuses a command that it has none for, or that may change something. */
export function recordedAws(answers: RecordedAnswers): Aws {
  return (command, options = {}) =>
    new Promise((resolve, reject) => {
      if (!/^[\w-]+ (get|list|describe|detect)-/.test(command)) throw new Error(`${command} may change something.`);
      const values = Object.entries(options).flatMap(([name, value]) => (name === 'region' ? [] : [value].flat()));
      const key = [`${command} ${String(options['region'])}`, [command, ...values].join(' '), command].find((each) =>
        Object.hasOwn(answers, each),
      );
      if (key === undefined) throw new Error(`No answer to ${command} ${values.join(' ')}`);
      const answer = answers[key];
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    });
}

/**
 * The answers of an account where nothing is lacking to `prod`, with the fields that the pages of each command name.
 * https://docs.aws.amazon.com/cli/latest/reference/
 */
export const healthyAnswers: RecordedAnswers = {
  'cloudfront list-distributions': {
    DistributionList: { Items: [{ Id: 'E1A2B3C4D5E6F7', DomainName: 'd111111abcdef8.cloudfront.net' }] },
  },
  'lambda get-account-settings': {
    AccountLimit: {
      TotalCodeSize: 80530636800,
      CodeSizeUnzipped: 262144000,
      CodeSizeZipped: 52428800,
      ConcurrentExecutions: 1000,
      UnreservedConcurrentExecutions: 600,
    },
    AccountUsage: { TotalCodeSize: 4426, FunctionCount: 9 },
  },
  'cloudformation describe-stacks': {
    Stacks: [
      {
        StackName: 'incasso-prod-any',
        StackStatus: 'UPDATE_COMPLETE',
        Outputs: [
          { OutputKey: 'DocumentsBucket', OutputValue: 'incasso-prod-storage-documents' },
          { OutputKey: 'DnsTarget', OutputValue: 'd111111abcdef8.cloudfront.net' },
        ],
      },
    ],
  },
  'cloudformation detect-stack-drift': { StackDriftDetectionId: '1a229160-e4d9-xmpl-ab67-0a4f93df83d4' },
  'cloudformation describe-stack-drift-detection-status': {
    StackDriftDetectionId: '1a229160-e4d9-xmpl-ab67-0a4f93df83d4',
    StackDriftStatus: 'IN_SYNC',
    DetectionStatus: 'DETECTION_COMPLETE',
    DriftedStackResourceCount: 0,
  },
  'acm list-certificates': {
    CertificateSummaryList: [
      { CertificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/other', DomainName: 'other.example' },
      { CertificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/site', DomainName: 'www.solvenda.example' },
    ],
  },
  'acm describe-certificate': { Certificate: { DomainName: 'www.solvenda.example', Status: 'ISSUED' } },
  'sesv2 get-account': {
    DedicatedIpAutoWarmupEnabled: true,
    EnforcementStatus: 'HEALTHY',
    ProductionAccessEnabled: true,
    SendQuota: { Max24HourSend: 50000, MaxSendRate: 14, SentLast24Hours: 12 },
    SendingEnabled: true,
  },
  'sesv2 get-email-identity': {
    IdentityType: 'DOMAIN',
    FeedbackForwardingStatus: false,
    VerifiedForSendingStatus: true,
    DkimAttributes: { SigningEnabled: true, Status: 'SUCCESS', Tokens: ['one', 'two', 'three'] },
    MailFromAttributes: {
      MailFromDomain: 'bounce.solvenda.example',
      MailFromDomainStatus: 'SUCCESS',
      BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
    },
  },
  'sns list-subscriptions': {
    Subscriptions: [
      {
        Owner: '111111111111',
        Endpoint: 'beheer@solvenda.example',
        Protocol: 'email',
        TopicArn: 'arn:aws:sns:eu-central-1:111111111111:incasso-prod-monitoring-Alarms04B5A0BF',
        SubscriptionArn: 'arn:aws:sns:eu-central-1:111111111111:incasso-prod-monitoring-Alarms04B5A0BF:8a21d249',
      },
    ],
  },
  'cloudwatch describe-alarms': { MetricAlarms: [], CompositeAlarms: [] },
  'sqs list-queues': {
    QueueUrls: [
      'https://sqs.eu-central-1.amazonaws.com/111111111111/incasso-prod-backend-NotifyQueue6D88C138-1',
      'https://sqs.eu-central-1.amazonaws.com/111111111111/incasso-prod-backend-NotifyDeadLettersC5139D50-1',
    ],
  },
  'sqs get-queue-attributes': { Attributes: { ApproximateNumberOfMessages: '0' } },
  'guardduty list-malware-protection-plans': {
    MalwareProtectionPlans: [{ MalwareProtectionPlanId: 'other' }, { MalwareProtectionPlanId: 'ours' }],
  },
  'guardduty get-malware-protection-plan other': {
    ProtectedResource: { S3Bucket: { BucketName: 'another-bucket' } },
    Status: 'ERROR',
  },
  'guardduty get-malware-protection-plan ours': {
    ProtectedResource: { S3Bucket: { BucketName: 'incasso-prod-storage-documents', ObjectPrefixes: ['documents/'] } },
    Status: 'ACTIVE',
    StatusReasons: [],
  },
  'cloudtrail get-trail-status': { IsLogging: true, LatestDeliveryTime: 1454022144.869 },
  'events list-connections': {
    Connections: [{ Name: 'incasso-prod-backend-CaseSystemConnection', ConnectionState: 'AUTHORIZED' }],
  },
};

import type { Aws, GitHub } from '../../account/cli';

/** Answers by command, by command and region, or by command and its other options. An `Error` is the CLI's failure. */
export type RecordedAnswers = Readonly<Record<string, unknown>>;

/** Fake AWS CLI. Throws on commands without a recording or with side effects. */
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
 * The answers of a healthy account with `prod`, with the fields that each command's reference page names.
 * https://docs.aws.amazon.com/cli/latest/reference/
 */
export const healthyAnswers: RecordedAnswers = {
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
        EnableTerminationProtection: true,
        Outputs: [
          { OutputKey: 'DocumentsBucket', OutputValue: 'incasso-prod-storage-documents' },
          { OutputKey: 'DnsTarget', OutputValue: 'd111111abcdef8.cloudfront.net' },
          { OutputKey: 'SiteUrl', OutputValue: 'https://www.solvenda.example' },
        ],
      },
    ],
  },
  'secretsmanager describe-secret': { Name: 'incasso/prod/any' },
  'cloudformation detect-stack-drift': { StackDriftDetectionId: '1a229160-e4d9-xmpl-ab67-0a4f93df83d4' },
  'cloudformation describe-stack-drift-detection-status': {
    StackDriftDetectionId: '1a229160-e4d9-xmpl-ab67-0a4f93df83d4',
    StackDriftStatus: 'IN_SYNC',
    DetectionStatus: 'DETECTION_COMPLETE',
    DriftedStackResourceCount: 0,
  },
  'cloudformation get-template': { TemplateBody: { Resources: {} } },
  'cloudformation get-template incasso-prod-storage': {
    TemplateBody: {
      Resources: {
        DocumentsPolicy: {
          Type: 'AWS::S3::BucketPolicy',
          Properties: {
            Bucket: { Ref: 'Documents' },
            PolicyDocument: {
              Statement: [
                {
                  Effect: 'Deny',
                  Principal: { AWS: '*' },
                  Action: ['s3:GetObject', 's3:GetObjectVersion'],
                  Resource: { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Documents', 'Arn'] }, '/documents/*']] },
                  Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } },
                },
              ],
            },
          },
        },
        TopicPolicy: {
          Type: 'AWS::SNS::TopicPolicy',
          Properties: {
            Topics: [{ Ref: 'Topic' }],
            PolicyDocument: { Statement: [{ Effect: 'Allow', Principal: '*', Action: 'sns:Publish' }] },
          },
        },
      },
    },
  },
  'cloudformation list-stack-resources': {
    StackResourceSummaries: [
      {
        LogicalResourceId: 'Certificate',
        ResourceType: 'AWS::CertificateManager::Certificate',
        PhysicalResourceId: 'arn:aws:acm:us-east-1:111111111111:certificate/site',
      },
    ],
  },
  // As S3 and SNS return them: in another order, with numbers as strings.
  's3api get-bucket-policy': {
    Policy: JSON.stringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: ['s3:GetObjectVersion', 's3:GetObject'],
          Resource: 'arn:aws:s3:::incasso-prod-storage-documents/documents/*',
          Condition: { NumericLessThan: { 's3:TlsVersion': '1.2' } },
        },
      ],
    }),
  },
  'sns get-topic-attributes': {
    Attributes: {
      Policy: JSON.stringify({ Statement: [{ Effect: 'Allow', Principal: { AWS: '*' }, Action: 'SNS:Publish' }] }),
    },
  },
  'freetier get-account-plan-state': { accountPlanType: 'PAID', accountPlanStatus: 'ACTIVE' },
  'account get-alternate-contact': { AlternateContact: { EmailAddress: 'beheer@solvenda.example' } },
  's3api list-objects-v2': undefined,
  'route53 list-resource-record-sets': { ResourceRecordSets: [] },
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
    Subscriptions: ['beheer@solvenda.example', 'piket@beheerder.example'].map((Endpoint) => ({
      Owner: '111111111111',
      Endpoint,
      Protocol: 'email',
      TopicArn: 'arn:aws:sns:eu-central-1:111111111111:incasso-prod-monitoring-Alarms04B5A0BF',
      SubscriptionArn: 'arn:aws:sns:eu-central-1:111111111111:incasso-prod-monitoring-Alarms04B5A0BF:8a21d249',
    })),
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
};

export function recordedGitHub(answers: RecordedAnswers): GitHub {
  const healthy: RecordedAnswers = {
    'repos/solvenda-voorbeeld/incasso/environments/prod': {
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
    },
    'repos/solvenda-voorbeeld/incasso/environments/prod/deployment-branch-policies': {
      branch_policies: [{ name: 'main' }],
    },
    'repos/solvenda-voorbeeld/incasso/rules/branches/main': [
      { type: 'pull_request' },
      { type: 'required_status_checks' },
      { type: 'non_fast_forward' },
      { type: 'deletion' },
    ],
  };
  return (path) => Promise.resolve({ ...healthy, ...answers }[path]);
}

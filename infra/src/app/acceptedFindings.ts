import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';

/** Findings of cdk-nag that we live with: each rule at each path. In paths, `*` stands for any characters. */
export type AcceptedFindings = {
  readonly rules: readonly string[];
  readonly paths: readonly string[];
  readonly why: string;
  /** Where they may appear. Default: in every stage. */
  readonly onlyIn?: string;
};

const siteDeployment = 'site/Custom::CDKBucketDeployment*';
const functions = ['backend/*/Resource', 'monitoring/SiteCheck/Function/Resource', `${siteDeployment}/Resource`];
const objectPrefixes = Object.values(storagePrefixes);
const deploymentRights = [
  'Action::s3:Abort*',
  'Action::s3:DeleteObject*',
  'Action::s3:GetBucket*',
  'Action::s3:GetObject*',
  'Action::s3:List*',
  'Resource::*',
  'Resource::Files/*',
  'Resource::CdkAssets/*',
];

/**
 * Every accepted finding. Names are as `findNagFindings` gives them: without stage, account, and the CDK's suffixes. A
 * rule or a path that finds nothing any more fails the test as well as a finding without a row. Prices are per month.
 */
export const acceptedFindings: readonly AcceptedFindings[] = [
  // The API and its functions
  {
    rules: ['AwsSolutions-APIG4'],
    paths: ['backend/Api/*'],
    why: 'The API is public and anonymous (specification, section 6); the functions check the origin and the public key.',
  },
  {
    // https://docs.aws.amazon.com/lambda/latest/dg/configuration-concurrency.html
    rules: ['NIST.800.53.R5-LambdaConcurrency'],
    paths: functions,
    why: 'AWS keeps 100 executions unreserved, and a new account has ten in all; the throttle of the API bounds the calls.',
  },
  {
    // https://docs.aws.amazon.com/lambda/latest/dg/invocation-async.html
    rules: ['Serverless-LambdaDLQ', 'NIST.800.53.R5-LambdaDLQ'],
    paths: functions,
    why: 'It is for events that nobody waits for: a timer’s, whose next run makes good for it. The API, the queue and CloudFormation wait.',
  },
  {
    // https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
    rules: ['Serverless-LambdaEventSourceMappingDestination'],
    paths: ['backend/notify-staff/SqsEventSource:*'],
    why: 'Of SQS, Lambda leaves what failed to the queue’s own dead-letter queue.',
  },
  {
    rules: ['Serverless-LambdaTracing'],
    paths: functions,
    why: 'One function answers each call, and its log says how long and where it failed: a trace would tell no more.',
  },
  {
    rules: ['NIST.800.53.R5-LambdaInsideVPC'],
    paths: functions,
    why: 'They reach AWS’s public endpoints alone, by their rights; a VPC would need a NAT gateway (38 dollars) or an endpoint for each service.',
  },
  {
    rules: ['AwsSolutions-L1', 'Serverless-LambdaLatestVersion'],
    paths: [`${siteDeployment}/Resource`],
    why: 'The CDK chooses the runtime of its own function; it moves with aws-cdk-lib.',
  },

  // Rights
  {
    rules: objectPrefixes.map((prefix) => `AwsSolutions-IAM5[Resource::Documents/${prefix}*]`),
    paths: ['backend/*Role/DefaultPolicy/Resource'],
    why: 'Names of objects are made at run time; the right ends at the prefix that the table of functions names.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::arn:aws:ses:REGION:ACCOUNT:identity/*]'],
    paths: ['backend/notify-staffRole/DefaultPolicy/Resource'],
    why: 'In SES’s sandbox sending asks rights on the recipients too; the sender’s address alone stays allowed.',
  },
  {
    rules: objectPrefixes.map((prefix) => `AwsSolutions-IAM5[Resource::Documents/${prefix}*]`),
    paths: ['backend/OperatorPolicy/Resource'],
    why: 'Names of objects are made at run time; each action ends at the prefixes that a command needs it on.',
  },
  {
    rules: ['UndeliveredMails', 'ScanFailures'].map(
      (notices) => `AwsSolutions-IAM5[Resource::arn:aws:sqs:REGION:ACCOUNT:monitoring/${notices}Untold*]`,
    ),
    paths: ['backend/OperatorPolicy/Resource'],
    why: 'The queues are of a stack that is deployed later, and CloudFormation adds to their names.',
  },
  {
    rules: ['AwsSolutions-IAM5[Resource::*]'],
    paths: ['backend/OperatorPolicy/Resource'],
    why: 'Looks at figures of the account and lists of names, and calls of SES and GuardDuty, that know no resources.',
  },
  {
    rules: [
      'AwsSolutions-IAM5[Resource::Documents/*]',
      'AwsSolutions-IAM5[Resource::arn:aws:events:REGION:ACCOUNT:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]',
    ],
    paths: ['storage/MalwareScan/Role/Resource'],
    why: 'GuardDuty reads what it scans, and chooses its own rule’s name; AWS documents the role in this form.',
    onlyIn: 'prod',
  },
  {
    rules: deploymentRights.map((right) => `AwsSolutions-IAM5[${right}]`),
    paths: [`${siteDeployment}/ServiceRole/DefaultPolicy/Resource`],
    why: 'The CDK’s own function that copies the site at deploy; it reaches the site’s bucket and the assets alone, and invalidates.',
  },
  {
    rules: ['AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'],
    paths: [`${siteDeployment}/ServiceRole/Resource`],
    why: 'The CDK’s own function that copies the site at deploy.',
  },
  {
    rules: ['deploy', 'file-publishing', 'lookup'].map(
      (name) => `AwsSolutions-IAM5[Resource::arn:aws:iam::ACCOUNT:role/cdk-*-${name}-role-ACCOUNT-*]`,
    ),
    paths: ['deploy-role/Role/DefaultPolicy/Resource'],
    why: 'A deployment role of the CDK, whose qualifier the bootstrap chooses; a condition asks for its tag.',
    onlyIn: 'prod',
  },
  {
    rules: ['NIST.800.53.R5-IAMNoInlinePolicy'],
    paths: ['*Role/DefaultPolicy/Resource'],
    why: 'It belongs to one role and goes with it; a managed policy could be attached to others.',
  },
  {
    rules: ['NIST.800.53.R5-IAMNoInlinePolicy'],
    paths: ['storage/MalwareScan/Role/Resource'],
    why: 'It belongs to one role and goes with it; a managed policy could be attached to others.',
    onlyIn: 'prod',
  },

  // Queues, topics and keys
  {
    rules: ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'],
    paths: [
      'backend/Notify/MissedSweeps/Resource',
      'monitoring/SiteCheck/Missed/Resource',
      'monitoring/UndeliveredMails/Untold/Resource',
    ],
    why: 'It is a dead-letter queue itself; it hangs on a rule, which the check does not see.',
  },
  {
    rules: ['AwsSolutions-SQS3', 'Serverless-SQSRedrivePolicy'],
    paths: ['backend/CaseSystem/Undelivered/Resource', 'monitoring/ScanFailures/Untold/Resource'],
    why: 'It is a dead-letter queue itself; it hangs on a rule, which the check does not see.',
    onlyIn: 'prod',
  },
  {
    rules: ['Serverless-SQSRedrivePolicy'],
    paths: ['backend/Notify/DeadLetters/Resource'],
    why: 'It is a dead-letter queue itself.',
  },
  {
    // https://docs.aws.amazon.com/sns/latest/dg/sns-message-delivery-retries.html
    rules: ['Serverless-SNSRedrivePolicy'],
    paths: ['monitoring/Alarms/*@solvenda.example/Resource'],
    why: 'SNS tries a mail for six hours; in a queue nobody would look for alarms that are over.',
  },
  {
    // https://docs.aws.amazon.com/sns/latest/dg/sns-key-management.html
    rules: ['NIST.800.53.R5-SNSEncryptedKMS'],
    paths: ['monitoring/Alarms/Resource'],
    why: 'CloudWatch and SES cannot publish under AWS’s own key; one of ours is 1 dollar.',
  },
  {
    rules: ['AwsSolutions-SMG4', 'NIST.800.53.R5-SecretsManagerRotationEnabled'],
    paths: ['backend/*Keys/Generation1/Resource'],
    why: 'Keys are rotated by raising the stage’s keyGeneration: a rotation by a timer would not reach the functions.',
  },
  {
    rules: ['NIST.800.53.R5-SecretsManagerUsingKMSKey'],
    paths: ['backend/*Keys/Generation1/Resource'],
    why: 'Secrets Manager encrypts under the account’s own key; one of ours, 1 dollar, keeps out nobody of the account.',
  },

  // Logs
  {
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/encrypt-log-data-kms.html
    rules: ['NIST.800.53.R5-CloudWatchLogGroupEncrypted'],
    paths: ['backend/*Log/Resource', 'monitoring/SiteCheck/Log/Resource', 'site/SiteFiles/Log/Resource'],
    why: 'CloudWatch encrypts every log. These hold nothing of a person; a key of ours is 1 dollar.',
  },
  {
    rules: ['NIST.800.53.R5-WAFv2LoggingEnabled'],
    paths: ['edge/Firewall'],
    why: 'Its log would keep the addresses of visitors, which nobody needs; its counts are metrics.',
    onlyIn: 'prod',
  },

  {
    rules: ['NIST.800.53.R5-CloudTrailCloudWatchLogsEnabled'],
    paths: ['storage/ReadTrail/Trail'],
    why: 'It is read after a leak, from its bucket; a second copy would cost, and hold the same addresses of the staff.',
  },
  {
    rules: ['NIST.800.53.R5-CloudTrailEncryptionEnabled'],
    paths: ['storage/ReadTrail/Trail'],
    why: 'S3 encrypts it. A key of ours, 1 dollar, keeps out nobody who may read the bucket.',
  },

  // Buckets
  {
    rules: ['AwsSolutions-S1', 'NIST.800.53.R5-S3BucketLoggingEnabled'],
    paths: ['storage/Documents/Resource'],
    why: 'S3’s access log would keep the addresses of visitors who upload; CloudTrail tells who read what.',
  },
  {
    rules: ['AwsSolutions-S1', 'NIST.800.53.R5-S3BucketLoggingEnabled'],
    paths: ['storage/AccessLogs/Resource'],
    why: 'It holds the log itself, which CloudTrail seals by digests.',
  },
  {
    rules: ['AwsSolutions-S1', 'NIST.800.53.R5-S3BucketLoggingEnabled'],
    paths: ['site/Files/Resource'],
    why: 'The bucket holds the public site and is read by CloudFront alone.',
  },
  {
    rules: ['NIST.800.53.R5-S3BucketVersioningEnabled'],
    paths: ['site/Files/Resource'],
    why: 'A deploy writes the site again; files with a hash in their name never change.',
  },
  {
    rules: ['NIST.800.53.R5-S3BucketVersioningEnabled'],
    paths: ['storage/AccessLogs/Resource'],
    why: 'S3 writes each log once; former versions would outlive the period that is promised.',
  },
  {
    rules: ['NIST.800.53.R5-S3BucketReplicationEnabled'],
    paths: ['site/Files/Resource', 'storage/AccessLogs/Resource', 'storage/Documents/Resource'],
    why: 'S3 keeps three zones; a second region would double the storage, and personal data would be erased in two places.',
  },
  {
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/default-encryption-faq.html
    rules: ['NIST.800.53.R5-S3DefaultEncryptionKMS'],
    paths: ['site/Files/Resource', 'storage/AccessLogs/Resource', 'storage/Documents/Resource'],
    why: 'S3 encrypts every object. A key of ours, 1 dollar and a fee for each use, would have to be open to all who may read.',
  },

  // The edge
  {
    rules: ['AwsSolutions-CFR1'],
    paths: ['site/Distribution/Resource'],
    why: 'Clients from abroad are welcome.',
  },
  {
    rules: ['AwsSolutions-CFR2'],
    paths: ['site/Distribution/Resource'],
    why: 'A firewall costs more than all else of a stage that only serves for trying out.',
    onlyIn: 'dev',
  },
  {
    rules: ['AwsSolutions-CFR3'],
    paths: ['site/Distribution/Resource'],
    why: 'An access log would keep the addresses of visitors, which nobody needs.',
  },
  {
    rules: ['AwsSolutions-CFR4'],
    paths: ['site/Distribution/Resource'],
    why: 'Without a domain the certificate is CloudFront’s own, whose policy cannot be chosen.',
    onlyIn: 'dev',
  },
];

import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';

/** A finding of cdk-nag that we live with, and why. In `path`, `*` stands for any characters. */
export type AcceptedFinding = {
  readonly rule: string;
  readonly path: string;
  readonly why: string;
  /** Where it may appear. Default: in every stage. */
  readonly onlyIn?: string;
};

const siteDeployment = 'site/Custom::CDKBucketDeployment*';
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
 * row that finds nothing any more fails the test as well as a finding without a row.
 */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    rule: 'AwsSolutions-APIG4',
    path: 'backend/Api/*',
    why: 'The API is public and anonymous (specification, section 6); the functions check the origin and the public key.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    path: 'backend/Notify/MissedSweeps/Resource',
    why: 'It is a dead-letter queue itself; it hangs on a rule, which the check does not see.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    path: 'monitoring/SiteCheck/Missed/Resource',
    why: 'It is a dead-letter queue itself; it hangs on a rule, which the check does not see.',
  },
  {
    rule: 'AwsSolutions-SQS3',
    path: 'monitoring/ScanFailures/Untold/Resource',
    why: 'It is a dead-letter queue itself; it hangs on a rule, which the check does not see.',
    onlyIn: 'prod',
  },
  {
    rule: 'AwsSolutions-SMG4',
    path: 'backend/*Keys/Generation1/Resource',
    why: 'Keys are rotated by raising the stage’s keyGeneration: a rotation by a timer would not reach the functions.',
  },
  ...Object.values(storagePrefixes).map((prefix) => ({
    rule: `AwsSolutions-IAM5[Resource::Documents/${prefix}*]`,
    path: 'backend/*Role/DefaultPolicy/Resource',
    why: 'Names of objects are made at run time; the right ends at the prefix that the table of functions names.',
  })),
  {
    rule: 'AwsSolutions-IAM5[Resource::Documents/*]',
    path: 'storage/MalwareScan/Role/Resource',
    why: 'The scanner reads what it scans; AWS documents the role in this form.',
    onlyIn: 'prod',
  },
  {
    rule: 'AwsSolutions-IAM5[Resource::arn:aws:events:REGION:ACCOUNT:rule/DO-NOT-DELETE-AmazonGuardDutyMalwareProtectionS3*]',
    path: 'storage/MalwareScan/Role/Resource',
    why: 'GuardDuty chooses the end of its own rule’s name; AWS documents the role in this form.',
    onlyIn: 'prod',
  },
  {
    rule: 'AwsSolutions-S1',
    path: 'site/Files/Resource',
    why: 'The bucket holds the public site and is read by CloudFront alone.',
  },
  {
    rule: 'AwsSolutions-CFR1',
    path: 'site/Distribution/Resource',
    why: 'Clients from abroad are welcome.',
  },
  {
    rule: 'AwsSolutions-CFR2',
    path: 'site/Distribution/Resource',
    why: 'A firewall costs more than all else of a stage that only serves for trying out.',
    onlyIn: 'dev',
  },
  {
    rule: 'AwsSolutions-CFR3',
    path: 'site/Distribution/Resource',
    why: 'An access log would keep the addresses of visitors, which nobody needs.',
  },
  {
    rule: 'AwsSolutions-CFR4',
    path: 'site/Distribution/Resource',
    why: 'Without a domain the certificate is CloudFront’s own, whose policy cannot be chosen.',
    onlyIn: 'dev',
  },
  {
    rule: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    path: `${siteDeployment}/ServiceRole/Resource`,
    why: 'The CDK’s own function that copies the site at deploy.',
  },
  ...deploymentRights.map((right) => ({
    rule: `AwsSolutions-IAM5[${right}]`,
    path: `${siteDeployment}/ServiceRole/DefaultPolicy/Resource`,
    why: 'The CDK’s own function that copies the site at deploy; it reaches the site’s bucket and the assets alone, and invalidates.',
  })),
  {
    rule: 'AwsSolutions-L1',
    path: `${siteDeployment}/Resource`,
    why: 'The CDK chooses the runtime of its own function; it moves with aws-cdk-lib.',
  },
  ...['deploy', 'file-publishing', 'lookup'].map((name) => ({
    rule: `AwsSolutions-IAM5[Resource::arn:aws:iam::ACCOUNT:role/cdk-*-${name}-role-ACCOUNT-*]`,
    path: 'deploy-role/Role/DefaultPolicy/Resource',
    why: 'A deployment role of the CDK, whose qualifier the bootstrap chooses; a condition asks for its tag.',
    onlyIn: 'prod',
  })),
];

import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBucket, HttpMethods, type Bucket } from 'aws-cdk-lib/aws-s3';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { documentLifecycle } from '../constructs/documentLifecycle';
import { GuardDutyScan } from '../constructs/GuardDutyScan';
import { addEraserRole, addPersonalDataRole } from '../constructs/operatorRoles';
import { PrivateBucket } from '../constructs/PrivateBucket';
import { ReadTrail } from '../constructs/ReadTrail';
import { directUploads } from '../delivery/crossOriginRules';
import { readTrailName } from '../stages/stageNames';
import { siteOrigins } from '../stages/stageOrigins';
import type { Stage } from '../stages/Stage';

export type StorageStackProps = StackProps & { readonly stage: Stage };

/** Keeps submissions and their documents. Everything in it is retained when the stack is deleted. */
export class StorageStack extends Stack {
  readonly documents: Bucket;
  readonly accessLogs: Bucket;
  /** The role with which GuardDuty scans. `undefined` without malware scan. */
  readonly scannerRole: IRole | undefined;

  constructor(scope: Construct, id: string, { stage, ...props }: StorageStackProps) {
    super(scope, id, { ...props, terminationProtection: true });

    const accessLogs = new PrivateBucket(this, 'AccessLogs', {
      // 90 days including the one by which S3 rounds up.
      lifecycleRules: [{ id: 'logs', expiration: Duration.days(89) }],
    });
    const documents = new PrivateBucket(this, 'Documents', {
      versioned: true,
      lifecycleRules: documentLifecycle(stage.submissionRetentionDays),
      cors: [uploadsFromPages(stage)],
    });
    this.documents = documents;
    this.accessLogs = accessLogs;
    sendEventsToEventBridge(documents);
    addEraserRole(this, documents);
    addPersonalDataRole(this, documents);
    for (const bucket of [accessLogs, documents]) bucket.lock();
    new ReadTrail(this, 'ReadTrail', {
      trailName: readTrailName(stage.name),
      bucket: this.documents,
      prefixes: [storagePrefixes.documents, storagePrefixes.submissions, storagePrefixes.cases],
      logs: accessLogs,
    });

    if (stage.malwareScan) {
      const scan = new GuardDutyScan(this, 'MalwareScan', {
        bucket: this.documents,
        prefix: storagePrefixes.documents,
      });
      this.scannerRole = scan.role;
    }

    new CfnOutput(this, 'DocumentsBucket', {
      description: 'Submissions and documents',
      value: this.documents.bucketName,
    });
    new CfnOutput(this, 'AccessLogsBucket', {
      description: 'The log of who read and deleted documents and records',
      value: accessLogs.bucketName,
    });
    new CfnOutput(this, 'MalwareScanning', {
      value: stage.malwareScan ? 'GuardDuty scans every document' : 'NOT SCANNED: the staff’s mail says so',
    });
  }
}

/**
 * The origins whose pages may use upload links. While the site's URL is not known, any origin may: the link itself
 * grants the upload.
 */
function uploadsFromPages(stage: Stage) {
  const origins = stage.domain === undefined && stage.siteUrl !== undefined ? [stage.siteUrl] : siteOrigins(stage);
  return {
    allowedMethods: directUploads.methods.map((method) => HttpMethods[method]),
    allowedOrigins: origins.length === 0 ? ['*'] : origins,
    allowedHeaders: [...directUploads.requestHeaders],
    maxAge: directUploads.maxAgeSeconds,
  };
}

/** Sets the low-level resource: the construct's own property would add a custom resource with a function. */
function sendEventsToEventBridge(bucket: Bucket): void {
  const resource = bucket.node.defaultChild;
  if (!(resource instanceof CfnBucket)) throw new Error('The bucket has no CloudFormation resource.');
  resource.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
}

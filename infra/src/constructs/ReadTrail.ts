import { Stack } from 'aws-cdk-lib';
import { CfnTrail } from 'aws-cdk-lib/aws-cloudtrail';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export type ReadTrailProps = {
  readonly trailName: string;
  readonly bucket: Bucket;
  /** Only reads under these prefixes are logged. */
  readonly prefixes: readonly string[];
  readonly logs: Bucket;
};

/**
 * Logs each read and each deletion of an object with its caller, so that the firm knows after a leak which documents
 * were read, and after a loss who deleted them. S3's own access log cannot exclude a prefix: it would keep the
 * addresses of visitors, whose browsers upload to this bucket.
 */
export class ReadTrail extends Construct {
  constructor(scope: Construct, id: string, { trailName, bucket, prefixes, logs }: ReadTrailProps) {
    super(scope, id);
    this.letCloudTrailWrite(logs, trailName);
    const trail = new CfnTrail(this, 'Trail', {
      trailName,
      s3BucketName: logs.bucketName,
      isLogging: true,
      isMultiRegionTrail: false,
      includeGlobalServiceEvents: false,
      enableLogFileValidation: true,
      // https://docs.aws.amazon.com/awscloudtrail/latest/userguide/filtering-data-events.html
      advancedEventSelectors: [
        {
          name: 'Readings',
          fieldSelectors: [
            { field: 'eventCategory', equalTo: ['Data'] },
            { field: 'resources.type', equalTo: ['AWS::S3::Object'] },
            // Write events contain the headers of the stored document, including its name.
            { field: 'readOnly', equalTo: ['true'] },
            { field: 'resources.ARN', startsWith: prefixes.map((prefix) => bucket.arnForObjects(prefix)) },
          ],
        },
        {
          name: 'Deletions',
          fieldSelectors: [
            { field: 'eventCategory', equalTo: ['Data'] },
            { field: 'resources.type', equalTo: ['AWS::S3::Object'] },
            { field: 'eventName', equalTo: ['DeleteObject', 'DeleteObjects'] },
            // A call that deletes several objects names only the bucket, no prefix.
            { field: 'resources.ARN', startsWith: [bucket.arnForObjects('')] },
          ],
        },
        {
          // EventBridge gets these events only if a trail logs them. `auditNotices` reports changes by them.
          // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-service-event-cloudtrail.html
          name: 'Changes',
          fieldSelectors: [
            { field: 'eventCategory', equalTo: ['Management'] },
            { field: 'readOnly', equalTo: ['false'] },
          ],
        },
      ],
    });
    if (logs.policy !== undefined) trail.node.addDependency(logs.policy);
  }

  /** https://docs.aws.amazon.com/awscloudtrail/latest/userguide/create-s3-bucket-policy-for-cloudtrail.html */
  private letCloudTrailWrite(logs: Bucket, trailName: string): void {
    const principals = [new ServicePrincipal('cloudtrail.amazonaws.com')];
    const { account } = Stack.of(this);
    const ofThisTrail = {
      'aws:SourceArn': Stack.of(this).formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: trailName }),
    };
    logs.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NobodyElseWritesOrDeletes',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject', 's3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [logs.arnForObjects('*')],
        conditions: { Bool: { 'aws:PrincipalIsAWSService': 'false' } },
      }),
    );
    logs.addToResourcePolicy(
      new PolicyStatement({
        sid: 'CloudTrailLooksAtTheBucket',
        principals,
        actions: ['s3:GetBucketAcl'],
        resources: [logs.bucketArn],
        conditions: { StringEquals: ofThisTrail },
      }),
    );
    logs.addToResourcePolicy(
      new PolicyStatement({
        sid: 'CloudTrailWritesItsLog',
        principals,
        actions: ['s3:PutObject'],
        resources: [logs.arnForObjects(`AWSLogs/${account}/*`)],
        conditions: { StringEquals: { ...ofThisTrail, 's3:x-amz-acl': 'bucket-owner-full-control' } },
      }),
    );
  }
}

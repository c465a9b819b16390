import { Rule, EventField } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { notifyEventPatterns } from '@incasso/lambdas/notifyQueue';
import { Construct } from 'constructs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { noticeText } from './noticeText';

export type ScanFailuresProps = {
  readonly documents: IBucket;
  readonly topic: ITopic;
  /** Receives events whose notice could not be sent. */
  readonly unpublished: IQueue;
};

/** Notifies the operator of each document that the malware scan could not scan, and when the scan stops. */
export class ScanFailures extends Construct {
  constructor(scope: Construct, id: string, { documents, topic, unpublished }: ScanFailuresProps) {
    super(scope, id);
    const { source, 'detail-type': detailType, detail } = notifyEventPatterns(documents.bucketName).documentScanned;
    const status = EventField.fromPath('$.detail.scanResultDetails.scanResultStatus');
    const document = EventField.fromPath('$.detail.s3ObjectDetails.objectKey');
    new Rule(this, 'Rule', {
      description: 'The malware scan could not scan a document',
      eventPattern: {
        source,
        detailType,
        detail: { ...detail, scanResultDetails: { scanResultStatus: ['FAILED', 'ACCESS_DENIED'] } },
      },
      targets: [
        new SnsTopic(topic, {
          deadLetterQueue: unpublished,
          message: noticeText({
            title: `documents-not-scanned (${status}: ${document})`,
            lines: ['The staff gets the mail without this document, and cannot open its link.'],
            firstCommand: 'npm run submissions -- show ID --stage $STAGE',
          }),
        }),
      ],
    });
    new Rule(this, 'Standstill', {
      description: 'The malware scan does not work',
      // https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
      eventPattern: {
        source,
        detailType: [
          'GuardDuty Malware Protection Resource Status Warning',
          'GuardDuty Malware Protection Resource Status Error',
        ],
        detail: { s3BucketDetails: { bucketName: [documents.bucketName] } },
      },
      targets: [
        new SnsTopic(topic, {
          deadLetterQueue: unpublished,
          message: noticeText({
            title: `documents-not-scanned (the malware scan does not work: ${EventField.fromPath('$.detail.resourceStatus')})`,
            lines: ['Mails wait for half an hour and are then sent without documents, whose links do not open.'],
            firstCommand: 'aws guardduty list-malware-protection-plans',
          }),
        }),
      ],
    });
  }
}

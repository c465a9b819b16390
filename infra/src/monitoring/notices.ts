import { mailAudiences, mailTags, type MailAudience } from '@incasso/lambdas/mail/Mailer';
import { notifyEventPatterns } from '@incasso/lambdas/notifyQueue';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import { EventField } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { NoticeProps } from './Notice';

export type NoticeRow = Omit<NoticeProps, 'topic' | 'unpublished'>;

const field = (path: string) => EventField.fromPath(`$.detail.${path}`);
const showsSubmission = 'npm run submissions -- show ID --stage $STAGE';

const usedServices = ['APIGATEWAY', 'CLOUDFRONT', 'EVENTS', 'LAMBDA', 'ROUTE53', 'S3', 'SECRETSMANAGER', 'SES', 'SQS'];

/**
 * AWS Health events of this account in the stack's region: an outage, a deprecated runtime, a suspended account.
 * Otherwise they only reach the root account's mail address. AWS announces some outages only in public.
 * https://docs.aws.amazon.com/health/latest/ug/aws-health-events-eventbridge-schema.html
 */
export const healthNotice: NoticeRow = {
  id: 'AccountHealth',
  pattern: {
    source: ['aws.health'],
    detail: {
      $or: [
        { eventScopeCode: ['ACCOUNT_SPECIFIC'] },
        { eventScopeCode: ['PUBLIC'], eventTypeCategory: ['issue'], service: usedServices },
      ],
    },
  },
  title: `aws-health (${field('service')}: ${field('eventTypeCode')}, ${field('eventTypeCategory')})`,
  lines: ['AWS has a message on this account.', 'Read it at https://health.console.aws.amazon.com/health/home'],
  firstCommand: 'npm run smoke -- $SITE',
};

const mailMeanings: Readonly<Record<MailAudience, string>> = {
  staff: 'It came back, was marked as spam, was not sent or is delayed: somebody does not know of a case.',
  visitor: 'The confirmation came back, was marked as spam or was not sent. The staff has the case.',
};

/**
 * Each mail that bounced, was marked as spam or was not sent, and each delayed staff mail. The notice has only ids,
 * kind and time: the addresses, the subject and the remote server's message in SES's event are personal data. A path
 * missing in the event becomes an empty text: a complaint has no `bounce`.
 * https://docs.aws.amazon.com/ses/latest/dg/monitoring-eventbridge.html
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-transform-target-input.html
 */
export function mailNotices(configurationSetNames: Readonly<Record<MailAudience, string>>): NoticeRow[] {
  const kinds = [
    field('eventType'),
    field('deliveryDelay.delayType'),
    field('bounce.bounceType'),
    field('bounce.bounceSubType'),
    field('complaint.complaintSubType'),
    field('complaint.complaintFeedbackType'),
  ];
  return mailAudiences.map((audience) => ({
    id: `UndeliveredTo-${audience}`,
    pattern: {
      source: ['aws.ses'],
      detailType: [
        'Email Bounced',
        'Email Complaint Received',
        'Email Rejected',
        ...(audience === 'staff' ? ['Email Delivery Delayed'] : []),
      ],
      detail: { mail: { tags: { 'ses:configuration-set': [configurationSetNames[audience]] } } },
    },
    title: `mail-undelivered (to the ${audience}: ${kinds.join(' ')})`,
    lines: [
      mailMeanings[audience],
      `Submission: ${field(`mail.tags.${mailTags.submission}[0]`)}`,
      `Mail: ${field('mail.messageId')}, ${EventField.time}`,
    ],
    firstCommand: showsSubmission,
  }));
}

/**
 * Each document that the malware scan could not scan, and when the scan stops.
 * https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html
 */
export function scanNotices(bucketName: string): NoticeRow[] {
  const { source, 'detail-type': detailType, detail } = notifyEventPatterns(bucketName).documentScanned;
  const scanned = { ...detail, scanResultDetails: { scanResultStatus: ['FAILED', 'ACCESS_DENIED'] } };
  const status = field('scanResultDetails.scanResultStatus');
  return [
    {
      id: 'DocumentNotScanned',
      pattern: { source, detailType, detail: scanned },
      title: `documents-not-scanned (${status}: ${field('s3ObjectDetails.objectKey')})`,
      lines: ['The staff gets the mail without this document, and cannot open its link.'],
      firstCommand: showsSubmission,
    },
    {
      id: 'ScanStopped',
      pattern: {
        detailType: [
          'GuardDuty Malware Protection Resource Status Warning',
          'GuardDuty Malware Protection Resource Status Error',
        ],
        detail: { s3BucketDetails: { bucketName: [bucketName] } },
      },
      title: `documents-not-scanned (the malware scan does not work: ${field('resourceStatus')})`,
      lines: ['Mails wait for half an hour and are then sent without documents, whose links do not open.'],
      firstCommand: 'aws guardduty list-malware-protection-plans',
    },
  ];
}

/**
 * Each deletion of stored cases and each erasure, by whomever, and each change of what protects them. The functions
 * delete mails that were sent, under other prefixes.
 */
export function auditNotices({
  documents,
  accessLogs,
}: Readonly<Record<'documents' | 'accessLogs', IBucket>>): NoticeRow[] {
  const detailType = ['AWS API Call via CloudTrail'];
  const eventSource = ['s3.amazonaws.com'];
  const call = `${field('eventName')} from ${field('sourceIPAddress')} at ${EventField.time}`;
  const caller = `By ${field('userIdentity.arn')}. If it was none of you, a key leaked.`;
  const cases = [storagePrefixes.submissions, storagePrefixes.documents, storagePrefixes.cases];
  return [
    {
      id: 'ProtectionChanged',
      pattern: {
        detailType,
        detail: {
          $or: [
            {
              eventSource: ['cloudtrail.amazonaws.com'],
              eventName: ['StopLogging', 'DeleteTrail', 'UpdateTrail', 'PutEventSelectors'],
            },
            {
              eventSource,
              // Policy, lifecycle and versioning among others.
              eventName: [{ prefix: 'PutBucket' }, { prefix: 'DeleteBucket' }],
              requestParameters: { bucketName: [documents.bucketName, accessLogs.bucketName] },
            },
          ],
        },
      },
      title: `protection-changed (${call})`,
      lines: ['The log of who reads and deletes documents, or a bucket, was changed. A deploy may do so, too.', caller],
      firstCommand: 'logging',
    },
    {
      id: 'DataDeleted',
      pattern: {
        detailType,
        detail: {
          eventSource,
          $or: [
            // Lists no keys.
            { eventName: ['DeleteObjects'], requestParameters: { bucketName: [documents.bucketName] } },
            {
              eventName: ['DeleteObject'],
              requestParameters: { bucketName: [documents.bucketName], key: cases.map((prefix) => ({ prefix })) },
            },
          ],
        },
      },
      title: `data-deleted (${call})`,
      lines: ['Somebody deleted, erased or restored stored cases.', caller],
      firstCommand: 'logging',
    },
  ];
}

import type { SQSRecord } from 'aws-lambda';
import type { MessageQueue } from '../src/notifyQueue';

/** A message as Lambda hands it over. */
export function queueMessage(messageId: string, body: string): SQSRecord {
  return {
    messageId,
    body,
    receiptHandle: '',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: 'eu-central-1',
  };
}

/** A queue that keeps what it is sent, and takes its time for it. */
export function recordingQueue(takeTime = () => Promise.resolve()): MessageQueue & { sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    async send(bodies) {
      await takeTime();
      sent.push(...bodies);
    },
  };
}

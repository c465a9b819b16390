import type { SQSRecord } from 'aws-lambda';
import type { MessageQueue } from '../src/notifyQueue';

/** A message as Lambda passes it. */
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

/** A fake queue that records its messages, with an optional delay. */
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

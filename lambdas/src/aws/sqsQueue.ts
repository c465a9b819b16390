import { SendMessageBatchCommand, SQSClient, type SQSClientConfig } from '@aws-sdk/client-sqs';
import type { MessageQueue } from '../notifyQueue';

/** SQS's limit per SendMessageBatch call */
const batchSize = 10;

/** SQS client. The SDK reads credentials from its own environment variables; the queue's URL is the endpoint. */
export function sqsClient(config: SQSClientConfig = {}): SQSClient {
  return new SQSClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
    ...config,
  });
}

export function sqsQueue({ client, url }: { readonly client: SQSClient; readonly url: string }): MessageQueue {
  async function sendBatch(bodies: readonly string[]): Promise<void> {
    const Entries = bodies.map((MessageBody, index) => ({ Id: String(index), MessageBody }));
    const { Failed = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
    if (Failed.length > 0) throw new Error('the queue did not take every message', { cause: Failed[0]?.Code });
  }
  return {
    async send(bodies) {
      const batches: (readonly string[])[] = [];
      for (let start = 0; start < bodies.length; start += batchSize)
        batches.push(bodies.slice(start, start + batchSize));
      await Promise.all(batches.map(sendBatch));
    },
  };
}

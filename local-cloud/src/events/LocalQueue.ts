import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { LocalClock } from '../clock/LocalClock';

/** A queue with its consumer. */
export type LocalQueueProps = {
  readonly clock: LocalClock;
  /** Hands a batch to the consuming function; its answer may name messages that failed. */
  consume(event: SQSEvent): Promise<unknown>;
  /** Whether messages are handed on at all. Default: they are. */
  isConnected?(): boolean;
  /** How long a message that failed stays hidden, in milliseconds. */
  visibilityTimeoutMs: number;
  /** After this many failed deliveries a message goes to `onDeadLetter`. */
  maxReceiveCount: number;
  onDeadLetter(body: string): void;
};

/** With which Lambda begins to read a queue; it adds more only while messages are left over. */
const maxBatches = 5;

/** How long the poller waits before it looks again at a queue that it could not serve. */
const pollMs = 20_000;
/** From this many receives on, SQS leaves a message out of the age of the oldest one. */
const receivesOfPoison = 3;

const batchResponseSchema = v.object({
  batchItemFailures: v.array(v.object({ itemIdentifier: v.string() })),
}) satisfies v.GenericSchema<unknown, SQSBatchResponse>;

/**
 * SQS in front of a function: at-least-once delivery, one message a batch, five batches at once, redelivery, dead
 * letters. In memory only. https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
export class LocalQueue {
  readonly #messages = new Map<string, Message>();
  readonly #waiting: Message[] = [];
  #batches = 0;
  #closed = false;

  constructor(private readonly props: LocalQueueProps) {}

  send(body: string): void {
    this.#deliver({ messageId: randomUUID(), body, sentAt: Date.now(), receiveCount: 0, isVisible: true }, 0);
  }

  /**
   * What SQS measures of it.
   * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
   */
  figures(): { visible: number; oldestAgeSeconds: number } {
    const waiting = [...this.#messages.values()];
    const ages = waiting
      .filter(({ receiveCount }) => receiveCount < receivesOfPoison)
      .map(({ sentAt }) => (Date.now() - sentAt) / 1000);
    return { visible: waiting.filter(({ isVisible }) => isVisible).length, oldestAgeSeconds: Math.max(0, ...ages) };
  }

  /** Stops delivering; a delivery under way ends by itself. */
  close(): void {
    this.#closed = true;
  }

  #deliver(message: Message, delayMs: number): void {
    this.#messages.set(message.messageId, message);
    this.props.clock.after(delayMs, () => {
      this.#waiting.push(message);
      return this.#poll();
    });
  }

  async #poll(): Promise<void> {
    if (this.#closed || this.#batches >= maxBatches) return;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    this.#batches += 1;
    await this.#receive(message).finally(() => (this.#batches -= 1));
    await this.#poll();
  }

  async #receive(message: Message): Promise<void> {
    if (this.props.isConnected?.() === false) {
      this.#deliver({ ...message, isVisible: true }, pollMs);
      return;
    }
    const received = { ...message, receiveCount: message.receiveCount + 1, isVisible: false };
    this.#messages.set(message.messageId, received);
    if (await this.#isConsumed(received)) this.#messages.delete(message.messageId);
    else if (received.receiveCount < this.props.maxReceiveCount)
      this.#deliver(received, this.props.visibilityTimeoutMs);
    else {
      this.#messages.delete(message.messageId);
      this.props.onDeadLetter(message.body);
    }
  }

  async #isConsumed(message: Message): Promise<boolean> {
    try {
      const answer = v.safeParse(batchResponseSchema, await this.props.consume({ Records: [toRecord(message)] }));
      return !answer.success || answer.output.batchItemFailures.length === 0;
    } catch {
      return false;
    }
  }
}

type Message = {
  readonly messageId: string;
  readonly body: string;
  readonly sentAt: number;
  readonly receiveCount: number;
  /** Not while it is with the function, nor while it is hidden after a failure. */
  readonly isVisible: boolean;
};

function toRecord({ messageId, body, sentAt, receiveCount }: Message): SQSRecord {
  return {
    messageId,
    receiptHandle: messageId,
    body,
    attributes: {
      ApproximateReceiveCount: String(receiveCount),
      SentTimestamp: String(sentAt),
      SenderId: 'local',
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: createHash('md5').update(body).digest('hex'),
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-central-1:000000000000:notify',
    awsRegion: 'eu-central-1',
  };
}

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';

/** A queue with its consumer. */
export type LocalQueueProps = {
  /** Hands a batch to the consuming function; its answer may name messages that failed. */
  consume(event: SQSEvent): Promise<unknown>;
  /** How long a message that failed stays hidden, in milliseconds. */
  visibilityTimeoutMs: number;
  /** After this many failed deliveries a message goes to `onDeadLetter`. */
  maxReceiveCount: number;
  onDeadLetter(body: string): void;
};

/** With which Lambda begins to read a queue; it adds more only while messages are left over. */
const maxBatches = 5;

const batchResponseSchema = v.object({
  batchItemFailures: v.array(v.object({ itemIdentifier: v.string() })),
}) satisfies v.GenericSchema<unknown, SQSBatchResponse>;

/**
 * SQS in front of a function: at-least-once delivery, one message a batch, five batches at once, redelivery, dead
 * letters. In memory only. https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-scaling.html
 */
export class LocalQueue {
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #waiting: Message[] = [];
  #batches = 0;
  #closed = false;

  constructor(private readonly props: LocalQueueProps) {}

  send(body: string): void {
    this.#deliver({ messageId: randomUUID(), body, sentAt: Date.now(), receiveCount: 0 }, 0);
  }

  /** Stops delivering; a delivery under way ends by itself. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #deliver(message: Message, delayMs: number): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.push(message);
      this.#poll();
    }, delayMs);
    this.#timers.add(timer);
  }

  #poll(): void {
    if (this.#closed || this.#batches >= maxBatches) return;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    this.#batches += 1;
    void this.#receive({ ...message, receiveCount: message.receiveCount + 1 }).finally(() => {
      this.#batches -= 1;
      this.#poll();
    });
  }

  async #receive(message: Message): Promise<void> {
    if (await this.#isConsumed(message)) return;
    if (message.receiveCount < this.props.maxReceiveCount) this.#deliver(message, this.props.visibilityTimeoutMs);
    else this.props.onDeadLetter(message.body);
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

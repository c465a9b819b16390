import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';

export type LocalQueueProps = {
  /** Passes a message to the consuming function, whose answer may report failed messages. */
  consume(event: SQSEvent): Promise<unknown>;
  readonly maxConcurrency: number;
  /** How long a failed message stays hidden, in milliseconds. */
  readonly visibilityTimeoutMs: number;
  /** After this many failed deliveries a message goes to `onDeadLetter`. */
  readonly maxReceives: number;
  onDeadLetter(body: string): void;
};

type Message = {
  readonly messageId: string;
  readonly body: string;
  readonly sentAt: number;
  readonly receiveCount: number;
};

const batchResponseSchema = v.object({
  batchItemFailures: v.array(v.object({ itemIdentifier: v.string() })),
}) satisfies v.GenericSchema<unknown, SQSBatchResponse>;

/** In-memory SQS in front of a function: at-least-once delivery, one message per batch, redelivery, dead letters. */
export class LocalQueue {
  readonly #waiting: Message[] = [];
  readonly #hidden = new Set<NodeJS.Timeout>();
  #batches = 0;
  #isClosed = false;

  constructor(private readonly props: LocalQueueProps) {}

  send(body: string): void {
    this.#deliver({ messageId: randomUUID(), body, sentAt: Date.now(), receiveCount: 0 });
  }

  /** Stops delivering. A delivery in progress still finishes. */
  close(): void {
    this.#isClosed = true;
    for (const timer of this.#hidden) clearTimeout(timer);
  }

  #deliver(message: Message): void {
    this.#waiting.push(message);
    void this.#poll();
  }

  #deliverLater(message: Message): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#hidden.delete(timer);
      this.#deliver(message);
    }, this.props.visibilityTimeoutMs);
    this.#hidden.add(timer.unref());
  }

  async #poll(): Promise<void> {
    if (this.#isClosed || this.#batches >= this.props.maxConcurrency) return;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    this.#batches += 1;
    await this.#receive({ ...message, receiveCount: message.receiveCount + 1 });
    this.#batches -= 1;
    await this.#poll();
  }

  async #receive(message: Message): Promise<void> {
    if (await this.#isConsumed(message)) return;
    if (message.receiveCount < this.props.maxReceives) this.#deliverLater(message);
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

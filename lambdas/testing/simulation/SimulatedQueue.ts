import type { SQSRecord } from 'aws-lambda';
import { notifyQueue } from '../../src/notifyQueue';
import { queueMessage } from '../recordingQueue';
import type { Scheduler } from './Scheduler';

type Message = { readonly record: SQSRecord; readonly sentAt: number; receives: number; visibleAt: number };

/** Whether a message was handled: then the queue deletes it, otherwise redelivers it. */
type Deliver = (message: SQSRecord) => Promise<boolean>;

/** SQS with Lambda behind it, at the product's concurrency. */
export class SimulatedQueue {
  #messages: Message[] = [];
  #running = 0;
  #count = 0;
  deadLetters = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly deliver: Deliver,
  ) {}

  get isEmpty(): boolean {
    return this.#messages.length === 0;
  }

  send(body: string): void {
    this.#count += 1;
    const { time } = this.scheduler;
    this.#messages.push({ record: queueMessage(`m${this.#count}`, body), sentAt: time, receives: 0, visibleAt: time });
    this.#receiveSoon(10);
  }

  #receiveSoon(milliseconds: number): void {
    this.scheduler.after(milliseconds, () => {
      this.#receive();
    });
  }

  #receive(): void {
    const { time } = this.scheduler;
    this.#messages = this.#messages.filter(({ sentAt }) => time - sentAt < notifyQueue.retentionMinutes * 60_000);
    for (const message of this.#messages.filter(({ visibleAt }) => visibleAt <= time)) {
      if (this.#running >= notifyQueue.maxConcurrency) return;
      if (message.receives >= notifyQueue.maxReceives) {
        this.deadLetters += 1;
        this.#delete(message);
      } else void this.#hand(message);
    }
  }

  async #hand(message: Message): Promise<void> {
    this.#running += 1;
    message.receives += 1;
    message.visibleAt = this.scheduler.time + notifyQueue.visibilityTimeoutSeconds * 1000;
    this.#receiveSoon(notifyQueue.visibilityTimeoutSeconds * 1000);
    if (await this.deliver(message.record)) this.#delete(message);
    this.#running -= 1;
    this.#receiveSoon(10);
  }

  #delete(message: Message): void {
    this.#messages = this.#messages.filter((kept) => kept !== message);
  }
}

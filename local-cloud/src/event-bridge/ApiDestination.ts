import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { removeFile, writeDurably } from '../storage/writeDurably';
import type { ApiDestinationRule } from './ApiDestinationRule';
import { busEventSchema, type BusEvent } from './BusEvent';

export type ApiDestinationProps = {
  readonly rule: Omit<ApiDestinationRule, 'bus' | 'role' | 'deadLettersArn'>;
  /** Stands for the address in the template. */
  readonly address: string;
  /** What the secrets of Secrets Manager hold, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Whether the rule's role may call the address, and whether what it cannot deliver may be kept. */
  readonly mayCall: () => boolean;
  readonly mayKeep: () => boolean;
  readonly waits: { readonly firstWaitMs: number; readonly lastWaitMs: number };
  readonly after?: (delayMs: number, task: () => unknown) => void;
  readonly dataFolder: string;
};

const pendingSchema = v.object({ event: busEventSchema, keptAt: v.number(), attempts: v.number() });
type Pending = v.InferOutput<typeof pendingSchema>;

/** How a call ended, and how long it asks to wait before the next. */
type Called = {
  readonly outcome: 'delivered' | 'SDK_CLIENT_ERROR' | 'INVALID_PARAMETER' | 'NO_PERMISSIONS';
  readonly retryAfterMs?: number;
};

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-api-destinations.html */
const maxAnswerMs = 5000;

/**
 * What EventBridge does with the events of a rule that ends at an address: it posts each, repeats it with growing waits
 * while that may help, and keeps it with the undelivered when it gives up. What it has taken survives this process.
 */
export class ApiDestination {
  readonly #folder: string;
  readonly #undelivered: string;
  #isClosed = false;

  constructor(private readonly props: ApiDestinationProps) {
    this.#folder = join(props.dataFolder, 'case-events');
    this.#undelivered = join(props.dataFolder, 'undelivered-cases.jsonl');
  }

  /** Goes on with what a former process had taken. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      if (!name.endsWith('.json')) continue;
      const text = await readFile(join(this.#folder, name), 'utf8');
      this.#deliverAfter(0, v.parse(v.pipe(v.string(), v.parseJson(), pendingSchema), text));
    }
  }

  /** Takes an event, if it is one of the rule's. */
  async keep(event: BusEvent): Promise<void> {
    if (!this.props.rule.matches(event)) return;
    const pending = { event, keptAt: Date.now(), attempts: 0 };
    await this.#write(pending);
    this.#deliverAfter(0, pending);
  }

  /** How many events lie with the undelivered. */
  undeliveredCount(): number {
    if (!existsSync(this.#undelivered)) return 0;
    return readFileSync(this.#undelivered, 'utf8').split('\n').length - 1;
  }

  close(): void {
    this.#isClosed = true;
  }

  #deliverAfter(delayMs: number, pending: Pending): void {
    const after = this.props.after ?? ((ms, task) => void setTimeout(task, ms).unref());
    after(delayMs, () => this.#deliver(pending));
  }

  async #deliver(before: Pending): Promise<void> {
    if (this.#isClosed) return;
    const { rule, waits, mayCall } = this.props;
    const pending = { ...before, attempts: before.attempts + 1 };
    const { outcome, retryAfterMs = 0 }: Called = mayCall()
      ? await this.#post(pending.event)
      : { outcome: 'NO_PERMISSIONS' };
    if (outcome === 'delivered') return removeFile(this.#pathOf(pending));
    const isTiredOf = pending.attempts > rule.retries.attempts || Date.now() - pending.keptAt >= rule.retries.maxAgeMs;
    if (outcome !== 'SDK_CLIENT_ERROR' || isTiredOf || retryAfterMs < 0) return this.#giveUp(pending, outcome);
    await this.#write(pending);
    const ownWaitMs = Math.min(waits.lastWaitMs, waits.firstWaitMs * 2 ** (pending.attempts - 1));
    this.#deliverAfter(Math.max(ownWaitMs, retryAfterMs), pending);
  }

  /**
   * EventBridge repeats a call that was not answered in time, and "retries events associated with error codes 401, 407,
   * 409, 429, and 5xx"; any other answer but success is final. Of its own wait and that of `Retry-After` it takes "the
   * more conservative value", and "if Retry-After value is negative, EventBridge stops retrying":
   * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-api-destinations.html#eb-api-destination-error-codes
   */
  async #post(event: BusEvent): Promise<Called> {
    const { rule, address, secrets } = this.props;
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      [rule.key.header]: secrets[rule.key.secret] ?? '',
    };
    const body = JSON.stringify(rule.inputOf(event));
    const url = address + new URL(rule.endpoint).pathname;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(maxAnswerMs),
      });
      if (answer.ok) return { outcome: 'delivered' };
      const isRepeated = [401, 407, 409, 429].includes(answer.status) || answer.status >= 500;
      const retryAfterMs = Number(answer.headers.get('retry-after') ?? 0) * 1000;
      return { outcome: isRepeated ? 'SDK_CLIENT_ERROR' : 'INVALID_PARAMETER', retryAfterMs };
    } catch {
      return { outcome: 'SDK_CLIENT_ERROR' };
    }
  }

  async #giveUp(pending: Pending, errorCode: string): Promise<void> {
    const { event } = pending.event;
    const { arn: RULE_ARN, destinationArn: TARGET_ARN } = this.props.rule;
    // https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-rule-dlq.html
    const attributes = { RULE_ARN, TARGET_ARN, ERROR_CODE: errorCode, RETRY_ATTEMPTS: pending.attempts - 1 };
    if (this.props.mayKeep()) appendFileSync(this.#undelivered, `${JSON.stringify({ attributes, body: event })}\n`);
    await removeFile(this.#pathOf(pending));
  }

  async #write(pending: Pending): Promise<void> {
    await writeDurably(this.#pathOf(pending), JSON.stringify(pending));
  }

  #pathOf({ event }: Pending): string {
    return join(this.#folder, `${event.event.id}.json`);
  }
}

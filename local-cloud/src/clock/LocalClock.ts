import type { IncomingMessage } from 'node:http';
import timekeeper from 'timekeeper';
import * as v from 'valibot';
import type { HttpAnswer } from '../http/httpAnswer';
import { readBody } from '../http/readBody';

/** Where tests move the clock. */
export const clockPath = '/_clock';

/** Takes a timer back. */
export type Cancel = () => void;

type Timer = { readonly dueAt: number; readonly task: () => unknown; handle: NodeJS.Timeout | undefined };

const moveSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ seconds: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
);

/**
 * The time of a local cloud: this machine's, until a test moves it forward. Then `Date` tells the moved time in the
 * whole process, and every timer that falls due on the way has run to its end, in order.
 */
export class LocalClock {
  #aheadMs = 0;
  readonly #timers = new Set<Timer>();
  readonly #running = new Set<Promise<unknown>>();

  /** How far it is ahead of this machine's, for other processes and threads. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** Runs a task once, after a time. */
  after(delayMs: number, task: () => unknown): Cancel {
    const timer: Timer = { dueAt: Date.now() + delayMs, task, handle: undefined };
    this.#timers.add(timer);
    this.#arm(timer);
    return () => this.#disarm(timer);
  }

  /** Runs a task again and again, the first time after one turn. */
  every(periodMs: number, task: () => unknown): Cancel {
    let dueAt = Date.now() + periodMs;
    let cancel = (): void => undefined;
    const turn = () => {
      dueAt += periodMs;
      cancel = this.after(dueAt - Date.now(), turn);
      return task();
    };
    cancel = this.after(periodMs, turn);
    return () => cancel();
  }

  /** Answers `POST /_clock`: moves forward by so many seconds. */
  async receive(request: IncomingMessage): Promise<HttpAnswer> {
    const body = await readBody(request, 1024);
    const move = v.safeParse(moveSchema, body?.toString('utf8'));
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    if (!move.success) return { status: 400, headers, body: 'The body is { "seconds": 1 or more }.\n' };
    await this.advance(move.output.seconds * 1000);
    return { status: 200, headers, body: `${new Date().toISOString()}\n` };
  }

  async advance(byMs: number): Promise<void> {
    const target = Date.now() + byMs;
    // What the last tasks put off by nothing falls due a moment after the target, which they took themselves.
    const next = () => this.#nextDue(Math.max(target, Date.now()));
    await this.#settle();
    for (let timer = next(); timer !== undefined; timer = next()) {
      this.#moveTo(timer.dueAt);
      this.#run(timer);
      await this.#settle();
    }
    this.#moveTo(target);
    for (const timer of this.#timers) this.#arm(timer);
  }

  /** Takes all timers back. */
  close(): void {
    for (const timer of this.#timers) this.#disarm(timer);
  }

  async #settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #nextDue(target: number): Timer | undefined {
    return [...this.#timers].filter(({ dueAt }) => dueAt <= target).sort((one, other) => one.dueAt - other.dueAt)[0];
  }

  #moveTo(time: number): void {
    const byMs = time - Date.now();
    if (byMs <= 0) return;
    this.#aheadMs += byMs;
    timekeeper.travel(time);
  }

  #arm(timer: Timer): void {
    clearTimeout(timer.handle);
    timer.handle = setTimeout(() => this.#run(timer), Math.max(0, timer.dueAt - Date.now()));
  }

  #disarm(timer: Timer): void {
    clearTimeout(timer.handle);
    this.#timers.delete(timer);
  }

  #run(timer: Timer): void {
    this.#disarm(timer);
    const done = Promise.resolve()
      .then(() => timer.task())
      .catch((fault: unknown) => process.stderr.write(`${String(fault)}\n`))
      .finally(() => this.#running.delete(done));
    this.#running.add(done);
  }
}

import { AsyncResource } from 'node:async_hooks';
import type { Scheduler } from './Scheduler';
import type { Random } from './seededRandom';

/** Faults of a call to the store, the mail service or the queue, or of the process at this call. */
const faultKinds = [
  'fails before',
  'fails after',
  'late before',
  'late after',
  'twice',
  'never before',
  'never after',
  'killed before',
  'killed after',
  'frozen before',
  'frozen after',
] as const;

export type FaultKind = (typeof faultKinds)[number];

const second = 1000;
const minute = 60 * second;

/** Decides which calls fail: a higher weight fails more often. */
export class FaultSource {
  count = 0;
  isOver = false;
  #left: number;

  constructor(
    private readonly random: Random,
    private readonly callsBetween: number,
  ) {
    this.#left = random.between(1, callsBetween);
  }

  draw(weight: number): FaultKind | undefined {
    if (this.isOver) return undefined;
    this.#left -= weight;
    if (this.#left > 0) return undefined;
    this.#left = this.random.between(1, 2 * this.callsBetween);
    this.count += 1;
    return this.random.pick(faultKinds);
  }
}

export type SimulatedCall<Answer> = {
  readonly what: string;
  readonly weight: number;
  /** Called just before the request is sent; throws to forbid it. */
  readonly ask?: () => void;
  readonly act: () => Promise<Answer>;
  /** The error of a call that was not executed, and of one whose response was lost. */
  readonly refused: () => Error;
  readonly lost: () => Error;
  /** The client's timeout. */
  readonly patienceMs: number;
  /** Whether the client may retry by itself when it lost a response. */
  readonly asksAgain: boolean;
};

export type ProcessSurroundings = {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly faults: FaultSource;
  readonly note: (step: string) => void;
  /** Network latency of a request and its response. */
  readonly travelMs: () => number;
};

/** A function that runs until it is killed. Each of its calls takes time, during which other processes run. */
export class SimulatedProcess {
  readonly faults: { readonly kind: FaultKind; readonly what: string }[] = [];
  onKilled: () => void = () => undefined;
  /** Called at each of its faults. */
  onFault: () => void = () => undefined;
  readonly beganAt: number;
  #isDead = false;
  #frozenUntil = 0;

  constructor(
    readonly name: string,
    private readonly around: ProcessSurroundings,
  ) {
    this.beganAt = around.scheduler.time;
  }

  get frozenUntil(): number {
    return this.#frozenUntil;
  }

  get hasSlept(): boolean {
    return this.#frozenUntil > 0;
  }

  kill(): void {
    this.#isDead = true;
    this.onKilled();
  }

  freeze(milliseconds: number): void {
    this.#frozenUntil = Math.max(this.#frozenUntil, this.around.scheduler.time + milliseconds);
    this.onFault();
  }

  call<Answer>(call: SimulatedCall<Answer>): Promise<Answer> {
    const { scheduler, random, faults, note, travelMs } = this.around;
    const fault = faults.draw(call.weight);
    note(`${this.name} ${call.what}${fault === undefined ? '' : `   !!! ${fault}`}`);
    if (fault !== undefined) {
      this.faults.push({ kind: fault, what: call.what });
      this.onFault();
    }
    const strike = (moment: 'before' | 'after') => {
      if (fault === `killed ${moment}`) this.kill();
      if (fault === `frozen ${moment}`)
        this.freeze(random.chance(0.3) ? random.between(second, minute) : random.between(61 * minute, 180 * minute));
    };
    const requestMs = fault === 'late before' ? random.between(second, 10 * second) : travelMs();
    const answerMs = fault === 'late after' ? random.between(second, 40 * second) : travelMs();

    return new Promise<Answer>((resolve, reject) => {
      const perform = async () => {
        if (fault === 'fails before') throw call.refused();
        if (fault === 'never before') return new Promise<Answer>(() => undefined);
        let answer = await call.act();
        strike('after');
        if (fault === 'fails after') throw call.lost();
        if (fault === 'never after') return new Promise<Answer>(() => undefined);
        if (fault === 'twice' && call.asksAgain) {
          await scheduler.sleep(random.between(100, 3 * second));
          answer = await call.act();
        }
        return answer;
      };
      const request = () => {
        try {
          call.ask?.();
        } catch (error) {
          reject(error instanceof Error ? error : new Error('refused', { cause: error }));
          return;
        }
        // From here on the request is in flight, whatever happens to the process.
        if (Number.isFinite(call.patienceMs))
          this.#later(call.patienceMs, () => {
            reject(call.lost());
          });
        scheduler.after(requestMs, () => {
          perform().then(
            (answer) => {
              this.#later(answerMs, () => {
                resolve(answer);
              });
            },
            (error: unknown) => {
              this.#later(answerMs, () => {
                reject(error instanceof Error ? error : new Error('failed', { cause: error }));
              });
            },
          );
        });
      };
      strike('before');
      if (this.#isDead) return;
      // Binds the async context, so that the caller is still known after a thaw.
      if (this.#frozenUntil > scheduler.time) this.#later(0, AsyncResource.bind(request));
      else request();
    });
  }

  /** Runs `act` once the process is awake, unless it is dead. */
  #later(milliseconds: number, act: () => void): void {
    const { scheduler } = this.around;
    scheduler.after(milliseconds, () => {
      if (this.#isDead) return;
      const sleepMs = this.#frozenUntil - scheduler.time;
      if (sleepMs > 0) this.#later(sleepMs, act);
      else act();
    });
  }
}

import type { LocalClock } from '../clock/LocalClock';
import { FunctionThrottled } from '../functions/FunctionFault';

export type AsyncInvokerProps = {
  readonly clock: LocalClock;
  invoke(event: unknown): Promise<unknown>;
  /** How long to wait before each repeat of an invocation that failed, in milliseconds. */
  readonly waitsMs: readonly number[];
  /** How long to wait after one that found no room; it is no attempt. */
  readonly throttledWaitMs: number;
  onGivenUp(fault: unknown): void;
};

/**
 * Lambda's own queue before a function that is invoked asynchronously: a failed event is tried again, twice.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 */
export class AsyncInvoker {
  #closed = false;

  constructor(private readonly props: AsyncInvokerProps) {}

  /** Resolves after the first attempt, whatever came of it. */
  send(event: unknown): Promise<void> {
    return this.#attempt(event, 0);
  }

  /** Starts nothing any more; what is running ends by itself. */
  close(): void {
    this.#closed = true;
  }

  async #attempt(event: unknown, failures: number): Promise<void> {
    try {
      await this.props.invoke(event);
    } catch (fault) {
      const { waitsMs, throttledWaitMs } = this.props;
      const wait = waitsMs[failures];
      if (fault instanceof FunctionThrottled) this.#repeat(event, failures, throttledWaitMs);
      else if (wait === undefined) this.props.onGivenUp(fault);
      else this.#repeat(event, failures + 1, wait);
    }
  }

  #repeat(event: unknown, failures: number, waitMs: number): void {
    this.props.clock.after(waitMs, () => (this.#closed ? undefined : this.#attempt(event, failures)));
  }
}

import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** One function, as the local cloud runs it. */
export type LocalFunctionProps = {
  readonly name: string;
  /** Address (`file:`) of the bundle that also goes to AWS. */
  readonly bundle: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** Receives what the function writes to its output. */
  log(text: string): void;
};

type Instance = { readonly worker: Worker };
type Outcome = { readonly result?: string; readonly error?: string };

const maxInstances = 4;

/** A function that failed or ran out of time; Lambda's caller sees no more than that. */
export class FunctionFault extends Error {}

/**
 * Runs a function's bundle as Lambda does: each instance isolated with its own environment and one event at a time,
 * events and results passed as JSON, a time limit that ends the instance, warm instances used again.
 */
export class LocalFunction {
  readonly #idle: Instance[] = [];
  readonly #waiting: ((instance: Instance) => void)[] = [];
  readonly #all = new Set<Instance>();

  constructor(private readonly props: LocalFunctionProps) {}

  /** Invokes the function. Rejects with a `FunctionFault` when it throws, ends or does not answer in time. */
  async invoke(event: unknown): Promise<unknown> {
    const instance = await this.#take();
    const outcome = await this.#run(instance, event).catch((fault: unknown) => {
      this.#discard(instance);
      throw fault;
    });
    this.#release(instance);
    if (outcome.error === undefined) return outcome.result === undefined ? undefined : JSON.parse(outcome.result);
    this.props.log(`${outcome.error}\n`);
    throw new FunctionFault(`${this.props.name} failed`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(({ worker }) => worker.terminate()));
  }

  async #take(): Promise<Instance> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#all.size < maxInstances) return this.#start();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #release(instance: Instance): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(instance);
    else next(instance);
  }

  #discard(instance: Instance): void {
    if (!this.#all.delete(instance)) return;
    const place = this.#idle.indexOf(instance);
    if (place >= 0) this.#idle.splice(place, 1);
    void instance.worker.terminate();
    const next = this.#waiting.shift();
    if (next !== undefined) next(this.#start());
  }

  #start(): Instance {
    const worker = new Worker(new URL('./functionInstance.mjs', import.meta.url), {
      workerData: { bundle: this.props.bundle },
      env: { ...this.props.environment, AWS_LAMBDA_FUNCTION_NAME: this.props.name },
      execArgv: ['--enable-source-maps'],
      resourceLimits: { maxOldGenerationSizeMb: this.props.memoryMb },
      stdout: true,
      stderr: true,
    });
    const instance = { worker };
    const log = (chunk: Buffer) => this.props.log(chunk.toString('utf8'));
    worker.stdout.on('data', log);
    worker.stderr.on('data', log);
    worker.on('error', (error) => {
      this.props.log(`${error.stack ?? error.message}\n`);
      this.#discard(instance);
    });
    worker.on('exit', () => this.#discard(instance));
    this.#all.add(instance);
    return instance;
  }

  #run({ worker }: Instance, event: unknown): Promise<Outcome> {
    const deadlineMs = Date.now() + this.props.timeoutSeconds * 1000;
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', answered);
        worker.off('exit', ended);
      };
      const answered = (outcome: Outcome) => {
        settle();
        resolve(outcome);
      };
      const ended = () => {
        settle();
        reject(new FunctionFault(`${this.props.name} ended before it answered`));
      };
      const timer = setTimeout(() => {
        settle();
        reject(new FunctionFault(`${this.props.name} ran out of time`));
      }, deadlineMs - Date.now());
      worker.on('message', answered);
      worker.on('exit', ended);
      worker.postMessage({
        event: JSON.stringify(event),
        context: { awsRequestId: randomUUID(), functionName: this.props.name, deadlineMs },
      });
    });
  }
}

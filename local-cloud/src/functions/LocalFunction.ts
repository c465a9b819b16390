import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

export type LocalFunctionProps = {
  readonly name: string;
  /** URL (`file:`) of the bundle that is also deployed to AWS. */
  readonly bundle: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly log: (text: string) => void;
};

/** A function threw, ran out of time or memory, or crashed. As with Lambda, its caller gets no details. */
export class FunctionFault extends Error {}

type ThrownError = { readonly name: string; readonly message: string; readonly stack: readonly string[] };
type Answer = { readonly result?: string; readonly error?: ThrownError };

const instanceFile = fileURLToPath(new URL('./functionInstance.mjs', import.meta.url));

/** The share of memory that V8 may use for its heap, as in Lambda's own start script. */
const heapShare = 0.9;
const idleMs = 60_000;

/**
 * Runs a function's bundle as Lambda does: each instance is a process with its own environment and handles one event at
 * a time. An instance that exceeds its time or memory is killed; a warm one is reused.
 */
export class LocalFunction {
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #all = new Set<ChildProcess>();

  constructor(private readonly props: LocalFunctionProps) {}

  async invoke(event: unknown): Promise<unknown> {
    const requestId = randomUUID();
    const instance = this.#takeIdle() ?? this.#start();
    try {
      const { result, error } = await this.#run(instance, event, requestId);
      if (error !== undefined) throw this.#fault('failed', requestId, error);
      return result === undefined ? undefined : JSON.parse(result);
    } finally {
      this.#release(instance);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((instance) => this.#kill(instance)));
  }

  #takeIdle(): ChildProcess | undefined {
    const [instance, timer] = [...this.#idle].at(-1) ?? [];
    if (instance === undefined) return undefined;
    clearTimeout(timer);
    this.#idle.delete(instance);
    return instance;
  }

  #release(instance: ChildProcess): void {
    if (!this.#all.has(instance)) return;
    this.#idle.set(instance, setTimeout(() => void this.#kill(instance), idleMs).unref());
  }

  #kill(instance: ChildProcess): Promise<void> {
    this.#forget(instance);
    return new Promise((resolve) => {
      instance.once('exit', () => resolve());
      instance.kill('SIGKILL');
    });
  }

  #forget(instance: ChildProcess): void {
    clearTimeout(this.#idle.get(instance));
    this.#idle.delete(instance);
    this.#all.delete(instance);
  }

  #start(): ChildProcess {
    const { name, bundle, environment, memoryMb, log } = this.props;
    const instance = fork(instanceFile, [bundle], {
      env: { ...environment, AWS_LAMBDA_FUNCTION_NAME: name, AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb) },
      execArgv: ['--enable-source-maps', `--max-old-space-size=${Math.floor(memoryMb * heapShare)}`],
      serialization: 'advanced',
      silent: true,
    });
    for (const output of [instance.stdout, instance.stderr]) {
      output?.on('data', (chunk: Buffer) => log(chunk.toString('utf8')));
    }
    instance.once('exit', () => this.#forget(instance));
    instance.on('error', (error) => log(`${error.stack ?? error.message}\n`));
    this.#all.add(instance);
    return instance;
  }

  #run(instance: ChildProcess, event: unknown, requestId: string): Promise<Answer> {
    const { name, timeoutSeconds, memoryMb } = this.props;
    const context = {
      awsRequestId: requestId,
      functionName: name,
      memoryLimitInMB: String(memoryMb),
      deadlineMs: Date.now() + timeoutSeconds * 1000,
    };
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        instance.off('message', answered).off('exit', ended);
        act();
      };
      const answered = (answer: Answer) => settle(() => resolve(answer));
      const ended = () => settle(() => reject(this.#fault('ended before it answered', requestId)));
      const timer = setTimeout(() => {
        settle(() => reject(this.#fault(`took longer than ${timeoutSeconds} s`, requestId)));
        void this.#kill(instance);
      }, timeoutSeconds * 1000);
      instance.on('message', answered).on('exit', ended);
      if (instance.connected) instance.send({ event: JSON.stringify(event), context });
      else ended();
    });
  }

  /** Logs a fault in the format in which Lambda's runtime logs an uncaught error of a handler. */
  #fault(what: string, requestId: string, { name, message, stack }: Partial<ThrownError> = {}): FunctionFault {
    const fault = new FunctionFault(`${this.props.name} ${what}`);
    const line = {
      timestamp: new Date().toISOString(),
      level: 'ERROR',
      message: { errorType: name, errorMessage: message ?? fault.message, stackTrace: stack },
      requestId,
    };
    this.props.log(`${JSON.stringify(line)}\n`);
    return fault;
  }
}

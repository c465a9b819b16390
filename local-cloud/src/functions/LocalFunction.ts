import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { FunctionFault } from './FunctionFault';
import { peakMemoryMb } from './peakMemoryMb';

/** One function, as the local cloud runs it. */
export type LocalFunctionProps = {
  readonly name: string;
  /** Address (`file:`) of the bundle that also goes to AWS. */
  readonly bundle: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** Of the whole process, buffers and the runtime included. */
  readonly memoryMb: number;
  /** Receives what the function writes to its output. */
  log(text: string): void;
  /** How far its clock is ahead of this machine's, in milliseconds. Default: not at all. */
  aheadMs?(): number;
};

type ThrownError = { readonly name: string; readonly message: string; readonly stack: readonly string[] };
type Outcome = { readonly result?: string; readonly error?: ThrownError };
type Message = { readonly hasBegun: true } | Outcome;

/** An instance ended after its last call, before it took up another. */
class EndedIdle extends Error {}

const instanceFile = fileURLToPath(new URL('./functionInstance.mjs', import.meta.url));

/** The share of the memory that V8 may take for its heap, as the runtime's own start script lays down. */
const heapShare = 0.9;
const memoryLookMs = 50;
const idleMs = 60_000;

/**
 * Runs a function's bundle as Lambda does: each instance a process with its own environment and one event at a time,
 * events and results passed as JSON, limits of time and memory that kill the instance, warm instances used again.
 */
export class LocalFunction {
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #all = new Set<ChildProcess>();

  constructor(private readonly props: LocalFunctionProps) {}

  /**
   * Invokes the function. Rejects with a `FunctionFault` when it throws, is killed or does not answer in time.
   * `isKilled` kills its instance as soon as it has begun.
   */
  async invoke(event: unknown, { isKilled = false } = {}): Promise<unknown> {
    const requestId = randomUUID();
    const outcome = await this.#answer(event, { requestId, isKilled });
    if (outcome.error === undefined) return outcome.result === undefined ? undefined : JSON.parse(outcome.result);
    this.props.log(`${uncaughtError(outcome.error, requestId)}\n`);
    throw new FunctionFault(`${this.props.name} failed`);
  }

  /**
   * The outcome in a warm instance, or in another one when that ended since its last call, which becomes known a moment
   * late. In Lambda it could not have: environments are frozen between calls.
   * https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html
   */
  async #answer(event: unknown, call: { requestId: string; isKilled: boolean }): Promise<Outcome> {
    const idle = this.#takeIdle();
    const instance = idle ?? this.#start();
    const answered = this.#run(instance, event, { requestId: call.requestId, isWarm: idle !== undefined });
    if (call.isKilled) instance.kill('SIGKILL');
    try {
      const outcome = await answered;
      this.#release(instance);
      return outcome;
    } catch (fault) {
      this.#kill(instance);
      if (fault instanceof EndedIdle) return this.#answer(event, call);
      throw fault;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((instance) => ended(instance, () => this.#kill(instance))));
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
    this.#idle.set(instance, setTimeout(() => this.#kill(instance), idleMs).unref());
  }

  #kill(instance: ChildProcess): void {
    this.#forget(instance);
    instance.kill('SIGKILL');
  }

  #forget(instance: ChildProcess): void {
    clearTimeout(this.#idle.get(instance));
    this.#idle.delete(instance);
    this.#all.delete(instance);
  }

  #start(): ChildProcess {
    const { name, bundle, environment, memoryMb } = this.props;
    const log = (text: string) => this.props.log(text);
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

  #run(instance: ChildProcess, event: unknown, call: { requestId: string; isWarm: boolean }): Promise<Outcome> {
    const { name, timeoutSeconds, memoryMb } = this.props;
    let hasBegun = false;
    const context = {
      awsRequestId: call.requestId,
      functionName: name,
      memoryLimitInMB: String(memoryMb),
      deadlineMs: Date.now() + timeoutSeconds * 1000,
    };
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        clearInterval(memoryLook);
        instance.off('message', answered);
        instance.off('exit', exited);
      };
      const fail = (what: string, report?: Report) => {
        settle();
        if (report !== undefined) this.#report(call.requestId, report);
        reject(new FunctionFault(`${name} ${what}`));
      };
      const tookTooMuch = () => peakMemoryMb(instance.pid) > memoryMb;
      const killForMemory = () =>
        fail(`took more than ${memoryMb} MB`, { status: 'error', errorType: 'Runtime.ExitError' });
      const answered = (message: Message) => {
        if (tookTooMuch()) killForMemory();
        else if ('hasBegun' in message) hasBegun = true;
        else {
          settle();
          resolve(message);
        }
      };
      const exited = (code: number | null, signal: string | null) => {
        if (call.isWarm && !hasBegun) {
          settle();
          reject(new EndedIdle(`${name} ended between two calls`));
          return;
        }
        // As Lambda words it.
        const how = signal === null ? `exit status ${code}` : `signal: ${signal}`;
        this.props.log(`RequestId: ${call.requestId} Error: Runtime exited with error: ${how}\n`);
        fail('ended before it answered', { status: 'error', errorType: 'Runtime.ExitError' });
      };
      const timer = setTimeout(() => fail('ran out of time', { status: 'timeout' }), timeoutSeconds * 1000);
      const memoryLook = setInterval(() => {
        if (tookTooMuch()) killForMemory();
      }, memoryLookMs);
      instance.on('message', answered);
      instance.on('exit', exited);
      if (instance.connected)
        instance.send({ event: JSON.stringify(event), context, aheadMs: this.props.aheadMs?.() ?? 0 });
      else exited(instance.exitCode, instance.signalCode);
    });
  }

  /**
   * Lambda's own line on an invocation that it ended.
   * https://docs.aws.amazon.com/lambda/latest/dg/telemetry-schema-reference.html#platform-report
   */
  #report(requestId: string, outcome: Report): void {
    const record = { requestId, metrics: { memorySizeMB: this.props.memoryMb }, ...outcome };
    this.props.log(`${JSON.stringify({ time: new Date().toISOString(), type: 'platform.report', record })}\n`);
  }
}

type Report = { readonly status: 'timeout' } | { readonly status: 'error'; readonly errorType: string };

function ended(instance: ChildProcess, kill: () => void): Promise<void> {
  return new Promise((resolve) => {
    instance.once('exit', () => resolve());
    kill();
  });
}

/**
 * The line by which Lambda's runtime tells of an error that a handler threw, in the log format JSON.
 * https://docs.aws.amazon.com/lambda/latest/dg/monitoring-cloudwatchlogs-logformat.html
 */
function uncaughtError({ name, message, stack }: ThrownError, requestId: string): string {
  return JSON.stringify({
    timestamp: new Date().toISOString(),
    level: 'ERROR',
    message: { errorType: name, errorMessage: message, stackTrace: stack },
    requestId,
  });
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localCloudAddresses } from './localCloudAddresses';
import { Mailbox } from './Mailbox';
import { Store } from './Store';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The last line printed when all servers listen. */
const lastOfStart = 'Stop with Ctrl+C.';

/** Exit code and output of a local cloud that exited by itself. */
export type Ended = { readonly code: number | null; readonly output: string };

/** A local cloud for one test, in its own process, with data that survive restarts. */
export class LocalCloud {
  readonly addresses;
  readonly mailbox;
  readonly store;
  #process: ChildProcess | undefined;
  #dataFolder: string | undefined;
  #output = '';

  constructor(readonly port: number) {
    this.addresses = localCloudAddresses(port);
    this.mailbox = new Mailbox(this.addresses.mailbox);
    this.store = new Store(this.addresses.s3);
  }

  /** Starts it with additional environment variables and waits until it is ready. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#process = await this.#spawn(environment);
    // Polling the API would start a function each time.
    while (!this.#output.includes(lastOfStart)) {
      if (this.#process.exitCode !== null) throw new Error(`The local cloud did not start: ${this.#output}`);
      await once(AbortSignal.timeout(100), 'abort');
    }
  }

  /** Starts a second one with other environment variables and waits until it exits by itself. */
  async startAnother(environment: Readonly<Record<string, string>>): Promise<Ended> {
    const child = await this.#spawn(environment);
    await once(child, 'close');
    return { code: child.exitCode, output: this.#output };
  }

  async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (child?.exitCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    await once(child, 'close');
    return child.exitCode;
  }

  /** Sets the verdict of the malware scan from now on; `{}`: by content. */
  async scriptScan(scan: { readonly verdict?: string }): Promise<void> {
    await fetch(`${this.addresses.s3}/_scan`, { method: 'POST', body: JSON.stringify(scan) });
  }

  /** All log lines of the cloud and its functions. Complete after it has ended. */
  async log(): Promise<string> {
    return this.#output + (await readFile(join(this.#dataFolder ?? '', 'functions.log'), 'utf8'));
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    if (this.#dataFolder !== undefined) await rm(this.#dataFolder, { recursive: true, force: true });
  }

  async #spawn(environment: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
    this.#dataFolder ??= await mkdtemp(join(tmpdir(), 'local-cloud-'));
    const child = spawn(process.execPath, ['--enable-source-maps', 'local-cloud/dist/main.mjs'], {
      cwd: projectRoot,
      env: { ...process.env, PORT: String(this.port), LOCAL_DATA: this.#dataFolder, ...environment },
    });
    this.#output = '';
    const note = (chunk: Buffer) => (this.#output += chunk.toString());
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    return child;
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import * as v from 'valibot';
import { mailSchema, type ReceivedMail } from './ReceivedMail';

/** A mail on disk: its fields, and its MIME source in base64. */
const fileSchema = v.pipe(v.string(), v.parseJson(), v.object({ mail: mailSchema, raw: v.string() }));

/** Stores mails on disk, one file each; file names sort by arrival. */
export class MailStore {
  readonly #folder: string;
  readonly #mails = new Map<string, ReceivedMail>();
  readonly #watchers = new Set<PassThrough>();
  #lastStamp = 0;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'mails');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) {
      const { mail } = await this.#read(name);
      this.#mails.set(mail.id, mail);
    }
  }

  /** Oldest first. */
  all(): ReceivedMail[] {
    return [...this.#mails.values()];
  }

  get(id: string): ReceivedMail | undefined {
    return this.#mails.get(id);
  }

  async raw(id: string): Promise<Buffer> {
    return Buffer.from((await this.#read(`${id}.json`)).raw, 'base64');
  }

  newId(): string {
    this.#lastStamp = Math.max(this.#lastStamp + 1, Date.now());
    return `${this.#lastStamp.toString(16).padStart(12, '0')}-${randomUUID()}`;
  }

  /** Stores a mail. Resolves when it is on disk. */
  async add(id: string, raw: Buffer, content: Omit<ReceivedMail, 'id' | 'receivedAt'>): Promise<void> {
    const mail = { id, receivedAt: new Date().toISOString(), ...content };
    const path = join(this.#folder, `${id}.json`);
    // Renamed when complete, so that a killed process leaves no partial file.
    await writeFile(`${path}.new`, JSON.stringify({ mail, raw: raw.toString('base64') }), { flush: true });
    await rename(`${path}.new`, path);
    this.#mails.set(id, mail);
    for (const watcher of this.#watchers) watcher.write('event: change\ndata:\n\n');
  }

  /** Server-sent events: a `change` for each new mail. */
  changes(): Readable {
    const watcher = new PassThrough();
    this.#watchers.add(watcher);
    watcher.once('close', () => this.#watchers.delete(watcher));
    watcher.write('retry: 1000\n\n');
    return watcher;
  }

  async #read(name: string): Promise<v.InferOutput<typeof fileSchema>> {
    return v.parse(fileSchema, await readFile(join(this.#folder, name), 'utf8'));
  }
}

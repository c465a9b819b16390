import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import * as v from 'valibot';
import { removeFile, writeDurably } from '../../storage/writeDurably';
import { messageSchema, type Message } from './Message';

/** The mails on disk: `{id}.eml` as it came, and `{id}.json` last, which makes it count. */
export class MailStore {
  readonly #folder: string;
  readonly #messages = new Map<string, Message>();
  readonly #watchers = new Set<PassThrough>();
  #lastStamp = 0;

  constructor(dataFolder: string) {
    this.#folder = join(dataFolder, 'messages');
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = (await readdir(this.#folder)).sort();
    for (const name of names) {
      const id = name.replace(/\.(json|eml)$/, '');
      if (!names.includes(`${id}.json`)) await removeFile(join(this.#folder, name));
      if (name !== `${id}.json`) continue;
      this.#messages.set(id, v.parse(messageSchema, JSON.parse(await readFile(join(this.#folder, name), 'utf8'))));
    }
  }

  /** Oldest first. */
  all(): Message[] {
    return [...this.#messages.values()];
  }

  get(id: string): Message | undefined {
    return this.#messages.get(id);
  }

  /** The mail as it came. */
  async raw(id: string): Promise<Buffer> {
    return readFile(this.#pathOf(id, 'eml'));
  }

  /** An id that sorts after those before it. */
  newId(): string {
    this.#lastStamp = Math.max(this.#lastStamp + 1, Date.now());
    return `${this.#lastStamp.toString(16).padStart(12, '0')}-${randomUUID()}`;
  }

  /** Keeps a mail under an id, until both files are on disk. */
  async add(id: string, raw: Buffer, content: Omit<Message, 'id' | 'receivedAt'>): Promise<void> {
    const message = { id, receivedAt: new Date().toISOString(), ...content };
    await writeDurably(this.#pathOf(id, 'eml'), raw);
    await writeDurably(this.#pathOf(id, 'json'), JSON.stringify(message, null, 2));
    this.#messages.set(id, message);
    this.#tellWatchers();
  }

  async clear(): Promise<void> {
    const ids = [...this.#messages.keys()];
    this.#messages.clear();
    for (const id of ids) {
      await removeFile(this.#pathOf(id, 'json'));
      await removeFile(this.#pathOf(id, 'eml'));
    }
    this.#tellWatchers();
  }

  /** Server-sent events: a `change` whenever mails come or go. */
  changes(): Readable {
    const watcher = new PassThrough();
    this.#watchers.add(watcher);
    watcher.once('close', () => this.#watchers.delete(watcher));
    watcher.write('retry: 1000\n\n');
    return watcher;
  }

  #tellWatchers(): void {
    for (const watcher of this.#watchers) watcher.write('event: change\ndata:\n\n');
  }

  #pathOf(id: string, extension: 'eml' | 'json'): string {
    return join(this.#folder, `${id}.${extension}`);
  }
}

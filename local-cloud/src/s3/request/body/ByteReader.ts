import { S3Error } from '../../errors/S3Error';

const empty: Buffer = Buffer.alloc(0);

/** Reads lines and runs of bytes from a stream that comes in chunks of any size. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest = empty;
  #ended = false;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** A line without its end (CR LF). Throws IncompleteBody when it does not come within `maxBytes`. */
  async line(maxBytes: number): Promise<string> {
    let end = this.#rest.indexOf('\r\n');
    while (end < 0) {
      if (this.#rest.length > maxBytes || !(await this.#more())) throw new S3Error('IncompleteBody');
      end = this.#rest.indexOf('\r\n');
    }
    const line = this.#rest.toString('latin1', 0, end);
    this.#rest = this.#rest.subarray(end + 2);
    return line;
  }

  /** At least one byte and at most `maxBytes` (above 0). Throws IncompleteBody at the end. */
  async some(maxBytes: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      if (!(await this.#more())) throw new S3Error('IncompleteBody');
    }
    const bytes = this.#rest.subarray(0, maxBytes);
    this.#rest = this.#rest.subarray(maxBytes);
    return bytes;
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#rest.length === 0) {
      if (!(await this.#more())) return true;
    }
    return false;
  }

  /** Lets go of the stream. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #more(): Promise<boolean> {
    if (this.#ended) return false;
    const next = await this.#chunks.next();
    if (next.done === true) this.#ended = true;
    else this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return !this.#ended;
  }
}

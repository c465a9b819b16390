import { S3Error } from '../../errors/S3Error';
import { ByteReader } from './ByteReader';

/** Follows the decoding, to verify signatures. Both may throw. */
export type ChunkWatcher = {
  /** After each chunk, the last and empty one included. */
  chunk(signature: string, chunkSha256: Buffer): void;
  trailers(trailers: ReadonlyMap<string, string>): void;
  newHash(): { update(data: Buffer): unknown; digest(): Buffer };
};

const maxHeaderBytes = 1024;
const maxTrailerBytes = 8 * 1024;
const maxTrailers = 20;

/** Yields the payload of a body in `aws-chunked` coding as it arrives. */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  watcher: ChunkWatcher,
): AsyncGenerator<Buffer, void, undefined> {
  const reader = new ByteReader(source);
  try {
    for (;;) {
      const { size, signature } = parseHeader(await reader.line(maxHeaderBytes));
      const hash = watcher.newHash();
      for (let left = size; left > 0;) {
        const piece = await reader.some(left);
        hash.update(piece);
        left -= piece.length;
        yield piece;
      }
      watcher.chunk(signature, hash.digest());
      if (size === 0) break;
      if ((await reader.line(2)) !== '') throw malformed();
    }
    watcher.trailers(await readTrailers(reader));
  } finally {
    await reader.close();
  }
}

async function readTrailers(reader: ByteReader): Promise<Map<string, string>> {
  const trailers = new Map<string, string>();
  while (!(await reader.isAtEnd())) {
    const line = await reader.line(maxTrailerBytes);
    if (line === '') return trailers;
    const [name = '', ...value] = line.split(':');
    trailers.set(name.trim().toLowerCase(), value.join(':').trim());
    if (trailers.size > maxTrailers) throw malformed();
  }
  return trailers;
}

function parseHeader(line: string): { size: number; signature: string } {
  const [, size, signature = ''] = /^([0-9a-fA-F]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/.exec(line) ?? [];
  if (size === undefined) throw malformed();
  return { size: Number.parseInt(size, 16), signature };
}

function malformed(): S3Error {
  return new S3Error('InvalidRequest', { message: 'The aws-chunked body is malformed.' });
}

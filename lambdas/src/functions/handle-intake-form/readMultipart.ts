import { documentLimits } from '@incasso/contract/limits';
import busboy from 'busboy';
import { accept, refuse, type Result } from '../../results/Result';

/** One part of a multipart body. A file without a name was left empty in the form. */
export type Part =
  | { readonly kind: 'text'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly fileName: string | undefined;
      readonly bytes: Uint8Array;
      readonly isTruncated: boolean;
    };

/**
 * More parts than any form of ours sends are not read. Some documents too many are, so that they can be refused by
 * their names.
 */
const maxFields = 20;
const maxDocuments = documentLimits.maxCount * 2;

/** Longer than any field: what it cuts off is refused as too long, or does not parse. */
const maxFieldBytes = 64 * 1024;

/** The parts of a multipart body in their order; refused when it is malformed, cut off, or has too many parts. */
export function readMultipart(contentType: string, body: Uint8Array): Promise<Result<readonly Part[]>> {
  const malformed = refuse('malformed_request', { reason: 'multipart' });
  const parser = openParser(contentType);
  if (parser === undefined) return Promise.resolve(malformed);
  const parts: Part[] = [];
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(malformed);
      parser.destroy();
    };
    // The text is missing when the part says that it is in a character set that nobody knows.
    parser.on('field', (name, text: string | undefined) => {
      if (text === undefined) giveUp();
      else parts.push({ kind: 'text', name, text });
    });
    parser.on('file', (name, stream, { filename }: { filename?: string }) => {
      const place = parts.length;
      const chunks: Buffer[] = [];
      // Holds the place: a field may be read before the file ends.
      parts.push({ kind: 'file', name, fileName: filename, bytes: new Uint8Array(), isTruncated: false });
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', giveUp);
      stream.on('end', () => {
        const isTruncated = stream.truncated === true;
        parts[place] = { kind: 'file', name, fileName: filename, bytes: joined(chunks), isTruncated };
      });
    });
    // All of these limits cut silently; only `truncated` and these events tell.
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, giveUp);
    parser.on('error', giveUp);
    parser.on('close', () => resolve(accept(parts)));
    parser.end(body);
  });
}

/** The chunks as one. A file that came in one piece is a view of the body: copies of it would fill the memory. */
function joined(chunks: readonly Buffer[]): Buffer {
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
}

/** busboy throws on a content type that it does not know, and on one without a boundary. */
function openParser(contentType: string): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: {
        fields: maxFields + maxDocuments,
        files: maxDocuments,
        parts: maxFields + maxDocuments,
        fieldSize: maxFieldBytes,
        fileSize: documentLimits.maxBytes,
        headerPairs: 20,
      },
    });
  } catch {
    return undefined;
  }
}

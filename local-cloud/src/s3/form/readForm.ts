import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { S3Error } from '../S3Error';

/** A form as far as its file; what comes after the file is ignored, as S3 does. */
export type UploadForm = {
  /** Names in lower case. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  /** Ends early with MalformedPOSTRequest when the form breaks off. */
  file(): AsyncGenerator<Buffer, void, undefined>;
};

const limits = { fields: 100, fieldSize: 20 * 1024, files: 1, headerPairs: 50 };

/** Reads a multipart form up to the beginning of its file. */
export async function readForm(incoming: IncomingMessage): Promise<UploadForm> {
  const form = openForm(incoming);
  const fields: Record<string, string> = {};
  form.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) form.destroy(new S3Error('MaxMessageLengthExceeded'));
    Object.defineProperty(fields, name.toLowerCase(), { value, enumerable: true, configurable: true });
  });
  return new Promise<UploadForm>((resolve, reject) => {
    const fail = () => {
      incoming.unpipe(form);
      reject(new S3Error('MalformedPOSTRequest'));
    };
    form.on('error', fail);
    form.on('fieldsLimit', fail);
    form.on('close', () => reject(new S3Error('IncorrectNumberOfFilesInPostRequest')));
    form.on('file', (name, stream, { filename }) => {
      // Its errors are met where it is read.
      stream.on('error', () => undefined);
      if (name !== 'file') fail();
      else resolve({ fields, fileName: filename ?? '', file: () => bytes(stream, incoming, form) });
    });
    // A pipe does not hand on that its source broke off.
    incoming.on('error', (fault) => form.destroy(fault));
    incoming.pipe(form);
  });
}

function openForm(incoming: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: incoming.headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}

async function* bytes(stream: Readable, incoming: IncomingMessage, form: busboy.Busboy) {
  try {
    for await (const chunk of stream) {
      if (Buffer.isBuffer(chunk)) yield chunk;
    }
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  } finally {
    incoming.unpipe(form);
  }
}

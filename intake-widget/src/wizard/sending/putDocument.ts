/** What became of one attempt to store a document. */
export type PutOutcome =
  /** It is there, be it from this attempt or from an earlier one. */
  | 'stored'
  /** The link is spent, or the file is not what it was. */
  | 'refused'
  /** No answer, or one that says to try again. */
  | 'unreachable';

export type Put = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
};

/** A connection over which nothing moves for this long is given up. In milliseconds. */
const stallLimitMs = 45_000;

/** Stores a document under its link. With XMLHttpRequest: `fetch` reports no upload progress. */
export function putDocument({ url, headers, file, onProgress, signal }: Put): Promise<PutOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let stall = setTimeout(() => request.abort(), stallLimitMs);
    const abort = () => request.abort();

    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(stall);
      stall = setTimeout(abort, stallLimitMs);
      onProgress(Math.min(loaded, file.size));
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      resolve(outcomeOf(request.status));
    });
    signal.addEventListener('abort', abort);

    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
}

function outcomeOf(status: number): PutOutcome {
  // S3's answer to "create only" when the object is there: its key is its content.
  if ((status >= 200 && status < 300) || status === 412) return 'stored';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable';
}

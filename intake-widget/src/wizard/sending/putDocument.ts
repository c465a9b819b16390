export type PutOutcome =
  /** Stored by this attempt or an earlier one. */
  | 'stored'
  /** The link is used up, or the file has changed. */
  | 'refused'
  /** There was no response, or one that asks for a retry. */
  | 'unreachable';

export type Put = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: File;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
};

/** Time without progress after which a connection is given up. In milliseconds. */
const stallLimitMs = 45_000;

/** Uploads a document to its link. Uses XMLHttpRequest: `fetch` reports no upload progress. */
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
  // S3 answers "create only" with 412 when the object exists. Its key identifies its content, so it is stored.
  if ((status >= 200 && status < 300) || status === 412) return 'stored';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable';
}

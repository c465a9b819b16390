/** Makes one request, without following redirects. `address` is a path starting with a slash, or a full URL. */
export type Ask = (address: string, init?: RequestInit) => Promise<Answer>;

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** One property of a deployed site. `prove` throws an error that names the fault. `origin` is the site's. */
export type SmokeCheck = {
  /** What must be true, as a sentence. */
  readonly name: string;
  readonly prove: (ask: Ask, origin: string) => Promise<void>;
};

export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what} is ${String(actual)}, not ${String(expected)}`);
}

export function expectPart(what: string, text: string | null, part: string): void {
  if (text?.includes(part) !== true) throw new Error(`${what} does not contain "${part}"`);
}

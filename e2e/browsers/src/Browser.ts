/** A function that runs in the page and reaches its arguments only; a method, so that these may be of any type. */
export type InPage = { run(...args: unknown[]): unknown }['run'];

/** An element of the page, as its browser's driver refers to it. */
export type Found = object;

export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ' ': ' ' } as const;
export type Key = keyof typeof keys;

/** A browser that was started for one journey, with nothing stored. */
export type Browser = {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Goes into a frame, or with null back to the page. */
  enterFrame(frame: Found | null): Promise<void>;
  evaluate(run: InPage, ...args: readonly unknown[]): Promise<unknown>;
  /** The elements that a function returns as an array, or none. */
  find(run: InPage, ...args: readonly unknown[]): Promise<readonly Found[]>;
  /** Runs a script that defines globals. */
  addScript(source: string): Promise<unknown>;
  click(element: Found): Promise<unknown>;
  chooseFiles(element: Found, paths: readonly string[]): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings of its pages. WebKit's driver discards them. */
  problems(): readonly string[];
  close(): Promise<unknown>;
};

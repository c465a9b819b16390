/**
 * A function that runs in the page, with no access to its closure. A method, so that its arguments may have any type.
 */
export type InPage = { run(...args: unknown[]): unknown }['run'];

/** A driver's reference to an element. */
export type Found = object;

export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ' ': ' ' } as const;
export type Key = keyof typeof keys;

/** A fresh browser profile for one journey. */
export type Browser = {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Switches to an iframe, or with `null` to the page. */
  enterFrame(frame: Found | null): Promise<void>;
  evaluate(run: InPage, ...args: readonly unknown[]): Promise<unknown>;
  /** The elements of the array that a function returns. */
  find(run: InPage, ...args: readonly unknown[]): Promise<readonly Found[]>;
  /** Runs a script that defines globals. */
  addScript(source: string): Promise<unknown>;
  click(element: Found): Promise<unknown>;
  chooseFiles(element: Found, paths: readonly string[]): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  type(text: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  /** Console errors and warnings. WebKit's driver discards them. */
  problems(): readonly string[];
  close(): Promise<unknown>;
};

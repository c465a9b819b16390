/** What a document saw happen. Moments in milliseconds since it was navigated to. */
export type Observed = {
  /** When it was navigated to, by the wall clock. */
  readonly startedAt: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Start and end of each task that held the main thread for more than 50 ms, in milliseconds of the wall clock. */
  readonly longTasks: readonly (readonly [start: number, end: number])[];
  /** Sum of all layout shifts that no input had asked for. */
  readonly layoutShift: number;
};

declare global {
  /** Of the script that each bench gives to every document. */
  var bench: {
    observed(): Observed;
    /** Resolves when the document is loaded and nothing has been fetched or computed for a while. */
    settled(): Promise<void>;
  };
}

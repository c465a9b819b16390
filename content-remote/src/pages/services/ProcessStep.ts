/** A step of the collection process, as visitors read it. */
export type ProcessStep = {
  readonly title: string;
  readonly text: string;
  /** When, or under which condition. */
  readonly term: string;
};

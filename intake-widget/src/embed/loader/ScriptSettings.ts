/** What the loader takes from its own script element. */
export type ScriptSettings = {
  /** Origin of the site, which the script came from. */
  readonly site: string;
  /** The `data-key` of the script, for elements without one of their own. */
  readonly key: string | undefined;
};

/** What a figure must reach: a most in its own unit, or a most times what a rival of the same run has. */
export type Goal = { readonly most: number } | { readonly times: number; readonly of: string };

/** One measured figure of ours, beside those of the rivals measured in the same run. */
export type Figure = {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | 'MB' | 'per s' | '';
  readonly ours: number;
  /** The same of each rival, by its name. */
  readonly rivals?: Readonly<Record<string, number>>;
  /** None for a figure that is only told. */
  readonly goals?: readonly Goal[];
};

/** Whether all its goals are reached; `undefined` without one. A figure that could not be measured reaches none. */
export function isMet({ ours, rivals = {}, goals = [] }: Figure): boolean | undefined {
  if (goals.length === 0) return undefined;
  return goals.every((goal) => ours <= ('most' in goal ? goal.most : goal.times * (rivals[goal.of] ?? Number.NaN)));
}

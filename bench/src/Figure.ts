/** One figure of ours, beside that of the hand-written page in the same run. */
export type Figure = {
  readonly name: string;
  readonly unit: 'ms' | 'kB' | '';
  readonly ours: number;
  readonly handWritten: number;
  /** Maximum in the figure's own unit, or as a multiple of the hand-written page's. Default: shown without a goal. */
  readonly goal?: { readonly most: number } | { readonly times: number };
};

/** Whether the goal is reached; `undefined` without one. A figure that could not be measured misses it. */
export function isMet({ ours, handWritten, goal }: Figure): boolean | undefined {
  return goal && ours <= ('most' in goal ? goal.most : goal.times * handWritten);
}

export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'ours', 'hand-written', 'ratio', 'goal', 'met'],
    ['---', '---:', '---:', '---:', '---:', '---'],
    ...figures.map((figure) => [
      figure.name,
      amount(figure, figure.ours),
      amount(figure, figure.handWritten),
      figure.handWritten === 0 ? '' : `${(figure.ours / figure.handWritten).toFixed(2)}x`,
      goalOf(figure),
      { true: 'yes', false: 'NO', undefined: '' }[`${isMet(figure)}`],
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function goalOf(figure: Figure): string {
  if (figure.goal === undefined) return '';
  return 'most' in figure.goal ? `≤ ${amount(figure, figure.goal.most)}` : `≤ ${figure.goal.times}x`;
}

function amount({ unit }: Figure, value: number): string {
  return unit === '' ? value.toFixed(3) : `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
}

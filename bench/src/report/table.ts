import { isMet, type Figure, type Goal } from './Figure';

/** The figures as a Markdown table, which reads well in a terminal too. The ratio is ours to the first rival's. */
export function table(figures: readonly Figure[]): string {
  const rivals = [...new Set(figures.flatMap((figure) => Object.keys(figure.rivals ?? {})))];
  const head = ['figure', 'ours', ...rivals, 'ratio', 'goal', 'met'];
  const rows = figures.map((figure) => [
    figure.name,
    amount(figure, figure.ours),
    ...rivals.map((rival) => amount(figure, figure.rivals?.[rival])),
    ratio(figure, rivals[0]),
    (figure.goals ?? []).map((goal) => goalWords(figure, goal, rivals[0])).join(', '),
    { true: 'yes', false: 'NO', undefined: '' }[`${isMet(figure)}`],
  ]);
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function amount({ unit }: Figure, value: number | undefined): string {
  if (value === undefined) return '';
  if (Number.isNaN(value)) return 'none';
  const digits = unit === '' ? 3 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

function ratio({ ours, rivals = {} }: Figure, first: string | undefined): string {
  const other = first === undefined ? undefined : rivals[first];
  return other === undefined || other === 0 ? '' : `${(ours / other).toFixed(2)}x`;
}

function goalWords(figure: Figure, goal: Goal, first: string | undefined): string {
  if ('most' in goal) return `≤ ${amount(figure, goal.most)}`;
  return goal.of === first ? `≤ ${goal.times}x` : `≤ ${goal.times}x ${goal.of}`;
}

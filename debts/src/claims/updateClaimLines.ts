import type { ClaimLine } from './claimLines.text';

/**
 * Replaces unchanged claim lines in a text (`before`) by new ones (`after`), at the place of the first or at the end.
 * The visitor's own text stays. A line that the visitor changed or deleted does not come back.
 */
export function updateClaimLines(text: string, before: readonly ClaimLine[], after: readonly ClaimLine[]): string {
  const lines = text === '' ? [] : text.split('\n');
  const isUntouched = (line: string) => before.some((known) => known.text === line);
  const touched = new Set(before.filter((known) => !lines.includes(known.text)).map(({ subject }) => subject));
  const start = lines.findIndex(isUntouched);
  const place = start === -1 ? lines.length : start;
  return [
    ...lines.slice(0, place),
    ...after.filter(({ subject }) => !touched.has(subject)).map((line) => line.text),
    ...lines.slice(place).filter((line) => !isUntouched(line)),
  ].join('\n');
}

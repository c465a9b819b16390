/**
 * A whole number as Belgians write it: `1.500.000`. Not by the browser's own formats: the first of them costs a slow
 * phone 100 ms.
 */
export function groupThousands(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

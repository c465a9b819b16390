/** True in the nightly `npm run search`, which tries many more inputs than `npm test`, and measures times. */
export const isSearch = process.env['SEARCH'] === 'true';

/** How many inputs a test tries. */
export function runs(inTest: number, inSearch: number): number {
  return isSearch ? inSearch : inTest;
}

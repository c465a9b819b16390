/** Credit notes among the type codes of UNTDID 1001 that EN 16931 allows. */
export const creditNoteCodes: ReadonlySet<string | undefined> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]);

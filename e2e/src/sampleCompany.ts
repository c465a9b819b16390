/**
 * Name of a company of one test alone, also when the test is repeated: recognisably a sample, and found again by it.
 */
export function sampleCompany(name: string, { repeatEachIndex }: { readonly repeatEachIndex: number }): string {
  return repeatEachIndex === 0 ? `${name} (voorbeeld)` : `${name} ${String(repeatEachIndex)} (voorbeeld)`;
}

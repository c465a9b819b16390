/** A company name unique to a test run, recognisable as a sample. */
export function sampleCompany(name: string, { repeatEachIndex }: { readonly repeatEachIndex: number }): string {
  return repeatEachIndex === 0 ? `${name} (voorbeeld)` : `${name} ${String(repeatEachIndex)} (voorbeeld)`;
}

/** A company name that only this run of a test uses, recognisable as a sample. */
export function sampleCompany(name: string, { repeatEachIndex }: { readonly repeatEachIndex: number }): string {
  return repeatEachIndex === 0 ? `${name} (voorbeeld)` : `${name} ${String(repeatEachIndex)} (voorbeeld)`;
}

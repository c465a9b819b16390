/** The name at CloudTrail of the log of who reads a stage's documents. */
export function readTrailName(stageName: string): string {
  return `incasso-${stageName}-readings`;
}

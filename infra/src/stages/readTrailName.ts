/** Name of the CloudTrail trail that logs reads of a stage's documents. */
export function readTrailName(stageName: string): string {
  return `incasso-${stageName}-readings`;
}

/** How long after its record a case file may be stored, in days. The lifecycle of the bucket ends it as much sooner. */
export const caseFileDelayDays = 1;

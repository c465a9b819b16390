/** By what EventBridge knows the events on cases. Its rules match by it. */
export const caseEventPattern = { source: ['incasso'], 'detail-type': ['Case received'] } as const;

/**
 * Largest event that is put, in bytes of its JSON. AWS's guide refuses entries of 256 KB; the rest is for what
 * EventBridge adds, with which the whole has to fit into a queue of undelivered events too.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-putevents.html#eb-putevent-size
 */
export const maxCaseEventBytes = 240 * 1024;

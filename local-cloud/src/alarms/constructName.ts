/**
 * The construct behind a name that CloudFormation makes up: the logical id without the stack before it and the hash
 * after it, such as `NotifyQueue`. What is no such name stays as it is.
 */
export function constructName(physicalName: string): string {
  return /([A-Za-z0-9]+)[0-9A-F]{8}$/.exec(physicalName)?.[1] ?? physicalName;
}

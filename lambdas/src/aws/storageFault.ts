import { StorageUnavailable } from '../storage/ObjectStore';

/**
 * Maps an SDK error to `StorageUnavailable` where a retry may help: no response, 5xx, 409 and 429. Returns any other
 * error unchanged.
 */
export function storageFault(error: unknown): unknown {
  const status = httpStatusOf(error);
  const mayPass = status === undefined || status >= 500 || status === 409 || status === 429;
  return mayPass ? new StorageUnavailable(error) : error;
}

/** The HTTP status of an SDK error; `undefined` without a response. */
export function httpStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

import { StorageUnavailable } from '../storage/StorageUnavailable';
import { httpStatusOf } from './httpStatusOf';

/**
 * Maps an SDK error to `StorageUnavailable` where a retry may help: no response, 5xx, 409 and 429. Returns any other
 * error unchanged.
 */
export function storageFault(error: unknown): unknown {
  const status = httpStatusOf(error);
  const mayPass = status === undefined || status >= 500 || status === 409 || status === 429;
  return mayPass ? new StorageUnavailable(error) : error;
}

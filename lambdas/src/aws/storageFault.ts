import { StorageUnavailable } from '../storage/StorageUnavailable';
import { httpStatusOf } from './httpStatusOf';

/**
 * Maps an error of the SDK to what we throw: `StorageUnavailable` for no answer, 5xx, 409 and 429, which a repeat may
 * mend; any other error unchanged.
 */
export function storageFault(error: unknown): unknown {
  const status = httpStatusOf(error);
  const mayPass = status === undefined || status >= 500 || status === 409 || status === 429;
  return mayPass ? new StorageUnavailable(error) : error;
}

import { StorageUnavailable } from '../storage/StorageUnavailable';
import { httpStatusOf } from './httpStatusOf';

/**
 * What to throw for an error of the SDK: no answer, 5xx, 409 and 429 may pass; all else is a fault of ours, as it is.
 */
export function storageFault(error: unknown): unknown {
  const status = httpStatusOf(error);
  const mayPass = status === undefined || status >= 500 || status === 409 || status === 429;
  return mayPass ? new StorageUnavailable(error) : error;
}

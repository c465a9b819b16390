import type { AccessKey, Callers } from '../Callers';

/** One caller, who may do everything. */
export function administratorOf({ accessKeyId, secretAccessKey }: AccessKey): Callers {
  return { secretOf: (id) => (id === accessKeyId ? secretAccessKey : undefined), refuse: () => undefined };
}

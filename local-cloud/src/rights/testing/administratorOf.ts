import type { AccessKey, Callers } from '../Callers';

/** Callers with a single key, which has every permission. */
export function administratorOf({ accessKeyId, secretAccessKey }: AccessKey): Callers {
  return { secretOf: (id) => (id === accessKeyId ? secretAccessKey : undefined), refuse: () => undefined };
}

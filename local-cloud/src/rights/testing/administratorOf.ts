import type { AccessKey, Callers } from '../Callers';

/** Callers with one key, which has all rights. */
export function administratorOf({ accessKeyId, secretAccessKey }: AccessKey): Callers {
  return { secretOf: (id) => (id === accessKeyId ? secretAccessKey : undefined), refuse: () => undefined };
}

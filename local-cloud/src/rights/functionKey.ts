import type { FunctionName } from '@incasso/lambdas/functions';
import type { AccessKey } from './Callers';

/** The key that a function signs with; it stands for that of its role. */
export function functionKey(name: FunctionName): AccessKey {
  return { accessKeyId: `local-${name}`, secretAccessKey: `local-secret-of-${name}` };
}

import { httpStatusOf } from '../aws/httpStatusOf';

/**
 * What may be logged of a thrown error: kinds, places in the code and status codes. Never its message, which can hold what the
 * visitor sent: `JSON.parse` quotes it, and so do validators.
 */
export function faultDetails(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { kind: typeof fault };
  const status = httpStatusOf(fault);
  return {
    kind: fault.name,
    frames: fault.stack?.match(/^\s+at .+$/gm)?.map((frame) => frame.trim()) ?? [],
    ...('code' in fault && typeof fault.code === 'string' && { code: fault.code }),
    ...(status !== undefined && { status }),
    ...(fault.cause !== undefined && { cause: faultDetails(fault.cause) }),
  };
}

import { Logger } from '@aws-lambda-powertools/logger';
import { httpStatusOf } from '../aws/storageFault';

/** Receives the one line per request. Lines have ids, counts and codes: never bodies, names, addresses or answers. */
export type RequestLogger = {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};

export const logger: RequestLogger = new Logger({ serviceName: 'incasso' });

/**
 * The loggable part of an error: kinds, stack frames and status codes. Never its message: `JSON.parse` and validators
 * quote the visitor's input in it.
 */
export function faultDetails(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { kind: typeof fault };
  const status = httpStatusOf(fault);
  return {
    kind: fault.name,
    frames: framesOf(fault),
    ...('code' in fault && typeof fault.code === 'string' && { code: fault.code }),
    ...(status !== undefined && { status }),
    ...(fault.cause !== undefined && { cause: faultDetails(fault.cause) }),
  };
}

/** The stack frames. They follow the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return frames.match(/^\s+at .+$/gm)?.map((frame) => frame.trim()) ?? [];
}

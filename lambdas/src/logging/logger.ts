import { Logger } from '@aws-lambda-powertools/logger';

/** Receives the one line per request. Lines have ids, counts and codes: never bodies, names, addresses or answers. */
export type RequestLogger = {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};

export const logger: RequestLogger = new Logger({ serviceName: 'incasso' });

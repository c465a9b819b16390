import { Logger } from '@aws-lambda-powertools/logger';

/** Where the one line per call goes. Lines carry ids, counts and codes: never bodies, names, addresses or answers. */
export type RequestLogger = {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
};

export const logger: RequestLogger = new Logger({ serviceName: 'incasso' });

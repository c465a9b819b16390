import type { HttpAnswer } from '../http/startServer';
import { xmlDocument } from '../http/xmlDocument';

const statuses = {
  AccessDenied: 403,
  AccessForbidden: 403,
  BadDigest: 400,
  ConditionalRequestConflict: 409,
  InternalError: 500,
  InvalidURI: 400,
  MalformedXML: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchVersion: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
} as const satisfies Record<string, number>;

type StoreErrorCode = keyof typeof statuses;

/** An S3 error by its code. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreErrorCode,
    message: string = code,
    private readonly status: number = statuses[code],
  ) {
    super(message);
  }

  toAnswer(): HttpAnswer {
    const body = xmlDocument('Error', { Code: this.code, Message: this.message });
    return { status: this.status, headers: { 'content-type': 'application/xml' }, body };
  }
}

/** S3's error codes for the statuses of planned faults. */
export function errorOfStatus(status: number): StoreError {
  const codes: Readonly<Record<number, StoreErrorCode>> = {
    403: 'AccessDenied',
    409: 'ConditionalRequestConflict',
    503: 'SlowDown',
  };
  return new StoreError(codes[status] ?? 'InternalError', 'As a test asked for.', status);
}

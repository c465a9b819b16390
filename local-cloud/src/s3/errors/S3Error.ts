import type { HttpAnswer } from '../../http/httpAnswer';
import { errorCodes, type S3ErrorCode } from './errorCodes';
import { xmlDocument } from '../../markup/xmlDocument';

type Particulars = {
  readonly message?: string;
  /** Further elements of the error's XML, such as the key. */
  readonly details?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it differs from the code's usual one. */
  readonly status?: number;
};

/** A refusal that S3 itself would give. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;

  constructor(
    readonly code: S3ErrorCode,
    private readonly particulars: Particulars = {},
  ) {
    const [status, message] = errorCodes[code];
    super(particulars.message ?? message);
    this.status = particulars.status ?? status;
  }

  /** The answer with S3's XML. */
  toAnswer(place: { readonly resource: string; readonly requestId: string }): HttpAnswer {
    return {
      status: this.status,
      headers: { 'content-type': 'application/xml', ...this.particulars.headers },
      body: xmlDocument('Error', {
        Code: this.code,
        Message: this.message,
        ...this.particulars.details,
        Resource: place.resource,
        RequestId: place.requestId,
      }),
    };
  }
}

const codesByStatus: Readonly<Record<number, S3ErrorCode>> = {
  400: 'InvalidRequest',
  403: 'AccessDenied',
  404: 'NoSuchKey',
  405: 'MethodNotAllowed',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  416: 'InvalidRange',
  501: 'NotImplemented',
  503: 'SlowDown',
};

/** The error that S3 is most likely to mean by a status. */
export function errorOfStatus(status: number): S3Error {
  return new S3Error(codesByStatus[status] ?? (status < 500 ? 'InvalidRequest' : 'InternalError'), { status });
}

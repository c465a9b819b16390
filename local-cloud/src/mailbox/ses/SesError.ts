import type { HttpAnswer } from '../../http/httpAnswer';
import { xmlDocument } from '../../markup/xmlDocument';

/** SES's error codes as far as the stand-in gives them, with their status. */
const statuses = {
  AccessDenied: 403,
  AccountSendingPausedException: 400,
  ConfigurationSetDoesNotExist: 400,
  ConfigurationSetSendingPausedException: 400,
  IncompleteSignature: 400,
  InternalFailure: 500,
  InvalidAction: 400,
  InvalidClientTokenId: 403,
  InvalidParameterValue: 400,
  MessageRejected: 400,
  MissingAuthenticationToken: 403,
  RequestExpired: 400,
  ServiceUnavailable: 503,
  SignatureDoesNotMatch: 403,
  Throttling: 400,
  ValidationError: 400,
} as const;

export type SesErrorCode = keyof typeof statuses;

/** The namespace of SES's Query API. */
export const sesNamespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** A refusal that SES itself would give. */
export class SesError extends Error {
  override readonly name = 'SesError';

  constructor(
    readonly code: string,
    message: string,
    private readonly status: number = statusOf(code),
  ) {
    super(message);
  }

  /** The answer with SES's XML. */
  toAnswer(requestId: string): HttpAnswer {
    return {
      status: this.status,
      headers: { 'content-type': 'text/xml', 'x-amzn-requestid': requestId },
      body: xmlDocument(
        'ErrorResponse',
        {
          Error: { Type: this.status < 500 ? 'Sender' : 'Receiver', Code: this.code, Message: this.message },
          RequestId: requestId,
        },
        sesNamespace,
      ),
    };
  }
}

const codesByStatus: Readonly<Record<number, SesErrorCode>> = {
  400: 'MessageRejected',
  403: 'AccessDenied',
  429: 'Throttling',
  503: 'ServiceUnavailable',
};

/** The error that SES is most likely to mean by a status. */
export function sesErrorOfStatus(status: number, code: string = likeliestCode(status)): SesError {
  return new SesError(code, 'A fault that was asked for.', status);
}

function likeliestCode(status: number): string {
  return codesByStatus[status] ?? (status < 500 ? 'ValidationError' : 'InternalFailure');
}

function statusOf(code: string): number {
  const known: Readonly<Record<string, number>> = statuses;
  return known[code] ?? 400;
}

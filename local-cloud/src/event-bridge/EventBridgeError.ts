import type { HttpAnswer } from '../http/httpAnswer';

/**
 * EventBridge's error codes as far as the stand-in gives them, with their status.
 * https://docs.aws.amazon.com/eventbridge/latest/APIReference/CommonErrors.html
 */
const statuses = {
  AccessDeniedException: 400,
  ExpiredTokenException: 400,
  IncompleteSignatureException: 400,
  InternalException: 500,
  InvalidSignatureException: 400,
  MissingAuthenticationTokenException: 400,
  ServiceUnavailable: 503,
  ThrottlingException: 400,
  UnknownOperationException: 400,
  UnrecognizedClientException: 400,
  ValidationException: 400,
} as const;

export type EventBridgeErrorCode = keyof typeof statuses;

/** A refusal of a whole call, as EventBridge itself would give it. */
export class EventBridgeError extends Error {
  override readonly name = 'EventBridgeError';

  constructor(
    readonly code: EventBridgeErrorCode,
    message: string,
    private readonly status: number = statuses[code],
  ) {
    super(message);
  }

  toAnswer(requestId: string): HttpAnswer {
    return jsonAnswer(this.status, { __type: this.code, message: this.message }, requestId);
  }
}

/** An answer in the JSON protocol that the service speaks. */
export function jsonAnswer(status: number, body: object, requestId: string): HttpAnswer {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': requestId };
  return { status, headers, body: JSON.stringify(body) };
}

/** The error that EventBridge is most likely to mean by a status. */
export function eventBridgeErrorOfStatus(status: number): EventBridgeError {
  const code = status === 503 ? 'ServiceUnavailable' : status >= 500 ? 'InternalException' : 'ThrottlingException';
  return new EventBridgeError(code, 'A fault that was asked for.', status);
}

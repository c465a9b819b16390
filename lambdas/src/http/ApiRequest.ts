import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A call of the API, its body decoded. Names of headers are in lower case. */
export type ApiRequest = {
  /** The route that the API matched, such as `GET /api/health`; `$default` when it knows none. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  /** Name of the partner whose public key the call carries; absent for the firm's own site. */
  readonly partner?: string;
};

/** Size of the decoded body in bytes, computed without decoding it. */
export function bodySize({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): number {
  return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
}

export function decodeBody({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Uint8Array {
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An API request with its body decoded. Header names are in lower case. */
export type ApiRequest = {
  /** The matched route, such as `GET /api/health`; `$default` without a match */
  readonly route: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  /** Name of the partner whose public key was sent; absent for the firm's own site */
  readonly partner?: string;
};

/** Size of the decoded body in bytes, without decoding it */
export function bodySize({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): number {
  return Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');
}

export function decodeBody({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): Uint8Array {
  return Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
}

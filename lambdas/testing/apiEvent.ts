import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** A request as API Gateway passes it, with the body in base64. */
export function apiEvent({
  method = 'POST',
  headers = {},
  body,
}: {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
} = {}): APIGatewayProxyEventV2 {
  return {
    version: '2.0',
    routeKey: 'POST /api/voorbeeld',
    rawPath: '/api/voorbeeld',
    rawQueryString: '',
    headers: { ...headers },
    requestContext: {
      accountId: 'test',
      apiId: 'test',
      domainName: 'api.example',
      domainPrefix: 'api',
      http: { method, path: '/api/voorbeeld', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey: 'POST /api/voorbeeld',
      stage: '$default',
      time: '02/Mar/2026:13:05:00 +0000',
      timeEpoch: 0,
    },
    ...(body !== undefined && { body: Buffer.from(body).toString('base64') }),
    isBase64Encoded: body !== undefined,
  };
}

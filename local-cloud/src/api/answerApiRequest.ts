import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { apiRoutes, type ApiRoute } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import type { FunctionName } from '@incasso/lambdas/functions';
import type { InvokeFunction } from '../functions/startFunctions';

/** A request as received by the API. Header names in lower case. */
type ApiRequest = {
  readonly method: string;
  readonly path: string;
  /** Without question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sourceIp: string;
  readonly body: Buffer;
};

/**
 * Answers a request as the HTTP API in front of the functions does, including its own short error bodies.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-troubleshooting-lambda.html
 */
export async function answerApiRequest(request: ApiRequest, invoke: InvokeFunction): Promise<ApiResponse> {
  const { routeKey, functionName, pathParameters } = matchRoute(request);
  const event = gatewayEvent(request, routeKey, pathParameters);
  if (Buffer.byteLength(JSON.stringify(event)) > requestLimits.maxLambdaEventBytes) {
    return gatewayError(413, 'Request Entity Too Large');
  }
  try {
    return gatewayResponse(await invoke(functionName, event));
  } catch {
    return gatewayError(500, 'Internal Server Error');
  }
}

type RouteMatch = {
  readonly routeKey: string;
  readonly functionName: FunctionName;
  readonly pathParameters: Record<string, string>;
};

function matchRoute({ method, path }: ApiRequest): RouteMatch {
  for (const route of apiRoutes) {
    const pathParameters = route.method === method ? matchPath(route, path) : undefined;
    if (pathParameters !== undefined) {
      return { routeKey: `${route.method} ${route.path}`, functionName: route.function, pathParameters };
    }
  }
  return { routeKey: '$default', functionName: 'health', pathParameters: {} };
}

function matchPath(route: ApiRoute, path: string): Record<string, string> | undefined {
  const wanted = route.path.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith('{')) parameters[segment.slice(1, -1)] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
}

function gatewayError(status: number, message: string): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  };
}

const textTypes = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/i;

/** The event (payload format 2.0) that an HTTP API makes of a request. Bodies that are not text are base64-encoded. */
function gatewayEvent(
  request: ApiRequest,
  routeKey: string,
  pathParameters: Record<string, string>,
): APIGatewayProxyEventV2 {
  const now = new Date();
  const isText = textTypes.test(request.headers['content-type'] ?? 'text/plain');
  const query = new URLSearchParams(request.query);
  const parameters = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(',')]));
  return {
    version: '2.0',
    routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    headers: { ...request.headers },
    ...(request.query !== '' && { queryStringParameters: parameters }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: request.headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

const resultSchema = v.object({
  statusCode: v.number(),
  headers: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, APIGatewayProxyStructuredResultV2>;

type ApiResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** The response that an HTTP API makes of a function's result. Throws on a result of another shape. */
function gatewayResponse(result: unknown): ApiResponse {
  const { statusCode, headers, body, isBase64Encoded } = v.parse(resultSchema, result);
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

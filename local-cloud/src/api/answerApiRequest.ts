import { apiRoutes, type ApiRoute } from '@incasso/contract/api';
import { requestLimits } from '@incasso/contract/limits';
import type { FunctionName } from '@incasso/lambdas/functions';
import type { InvokeFunction } from '../functions/startFunctions';
import { gatewayEvent, gatewayResponse, type ApiRequest, type ApiResponse } from './gatewayEvent';

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

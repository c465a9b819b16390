import { apiHeaders } from '@incasso/contract/api';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { apiEvent } from './apiEvent';
import { hmacKey } from './solvedToken';
import { startSecrets } from './startSecrets';

const originSecret = 'het geheim van de rand';
const environment = {
  RELEASE: 'test',
  ORIGIN_SECRET_ID: 'origin',
  PUBLIC_KEYS: '[{"key":"pk_site"}]',
  DOCUMENTS_BUCKET: 'documents',
  BOT_CHECK_PROVIDER: 'altcha',
  BOT_CHECK_SECRET_ID: 'bot-check',
  LINK_SECRET_ID: 'links',
  MALWARE_SCAN: 'none',
  // Nothing listens there: a request that reached the store would answer 503.
  AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
};

type Handler = (
  event: APIGatewayProxyEventV2,
  context: { getRemainingTimeInMillis: () => number },
) => Promise<{ statusCode: number; body: string }>;

/** Handlers read the environment when they are loaded: import them in a test. */
export type LoadHandler = () => Promise<{ readonly handler: Handler }>;

/** Gives the tests of a file the environment and the secrets of all functions that pages and links call. */
export function startFunctions(): void {
  const former = { ...process.env };
  let secrets: Awaited<ReturnType<typeof startSecrets>>;
  beforeAll(async () => {
    secrets = await startSecrets({
      origin: { AWSCURRENT: originSecret },
      'bot-check': { AWSCURRENT: hmacKey },
      links: { AWSCURRENT: 'sleutel van documentlinks' },
    });
    Object.assign(process.env, environment, secrets.environment);
  });
  afterAll(() => {
    process.env = former;
    secrets.close();
  });
}

export type FunctionCall = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly query?: Record<string, string>;
  readonly routeKey?: string;
};

/** Calls a function as the edge does for a page of the site. */
export async function callFunction(load: LoadHandler, { headers, body, query, routeKey }: FunctionCall) {
  const { handler } = await load();
  const edgeHeaders = {
    [apiHeaders.originVerify]: originSecret,
    [apiHeaders.publicKey]: 'pk_site',
    origin: 'https://www.kantoor.example',
  };
  const event = {
    ...apiEvent({ headers: { ...edgeHeaders, ...headers }, ...(body !== undefined && { body }) }),
    ...(routeKey !== undefined && { routeKey }),
    ...(query !== undefined && { queryStringParameters: query }),
  };
  return handler(event, { getRemainingTimeInMillis: () => 60_000 });
}

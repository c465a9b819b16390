import * as v from 'valibot';
import { FunctionFault } from '../functions/LocalFunction';
import { answerApiRequest } from './answerApiRequest';
import type { ApiRequest } from './gatewayEvent';

const request = (changes: Partial<ApiRequest>): ApiRequest => ({
  method: 'GET',
  path: '/api/health',
  query: '',
  headers: {},
  sourceIp: '127.0.0.1',
  body: Buffer.alloc(0),
  ...changes,
});

const eventSchema = v.object({
  routeKey: v.string(),
  rawPath: v.string(),
  rawQueryString: v.string(),
  pathParameters: v.optional(v.record(v.string(), v.string())),
  queryStringParameters: v.optional(v.record(v.string(), v.string())),
  body: v.optional(v.string()),
  isBase64Encoded: v.boolean(),
});

async function reached(changes: Partial<ApiRequest>) {
  const calls: unknown[] = [];
  await answerApiRequest(request(changes), (name, event) => {
    calls.push({ name, ...v.parse(eventSchema, event) });
    return Promise.resolve({ statusCode: 200 });
  });
  return calls;
}

test('a route with a query reaches its function', async () => {
  expect(await reached({ path: '/api/bot-challenge', query: 'action=intake_form' })).toEqual([
    {
      name: 'bot-challenge',
      routeKey: 'GET /api/bot-challenge',
      rawPath: '/api/bot-challenge',
      rawQueryString: 'action=intake_form',
      queryStringParameters: { action: 'intake_form' },
      isBase64Encoded: false,
    },
  ]);
});

test('joins a repeated parameter with commas', async () => {
  expect(await reached({ path: '/api/bot-challenge', query: 'action=a&x=1&action=b' })).toMatchObject([
    { queryStringParameters: { action: 'a,b', x: '1' } },
  ]);
});

test('passes path segments as parameters', async () => {
  expect(await reached({ path: '/api/documents/abc.def' })).toMatchObject([
    { name: 'open-document', pathParameters: { token: 'abc.def' } },
  ]);
});

test('passes JSON as text and multipart as base64', async () => {
  const json = await reached({
    method: 'POST',
    path: '/api/handle-contact-form',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"é":1}'),
  });
  const multipart = await reached({
    method: 'POST',
    path: '/api/handle-intake-form',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from([0xff, 0x00]),
  });

  expect(json).toMatchObject([{ body: '{"é":1}', isBase64Encoded: false }]);
  expect(multipart).toMatchObject([{ body: '/wA=', isBase64Encoded: true }]);
});

test.each([
  { method: 'DELETE', path: '/api/handle-intake-form' },
  { method: 'GET', path: '/api/unknown' },
  { method: 'GET', path: '/api/documents/a/b' },
])('$method $path has no route and reaches the fallback', async (changes) => {
  expect(await reached(changes)).toMatchObject([{ name: 'health', routeKey: '$default' }]);
});

test('refuses a body that exceeds Lambda’s event limit without invoking the function', async () => {
  const invoke = jest.fn();
  const body = Buffer.alloc(4.5 * 1024 * 1024);

  const { status } = await answerApiRequest(
    request({ method: 'POST', path: '/api/handle-intake-form', headers: { 'content-type': 'application/pdf' }, body }),
    invoke,
  );

  expect(status).toBe(413);
  expect(invoke).not.toHaveBeenCalled();
});

test('turns a result into the response', async () => {
  const answer = await answerApiRequest(request({}), () =>
    Promise.resolve({ statusCode: 302, headers: { Location: '/x' }, body: 'aGk=', isBase64Encoded: true }),
  );

  expect(answer).toEqual({ status: 302, headers: { location: '/x' }, body: Buffer.from('hi') });
});

test.each([
  ['fails', () => Promise.reject(new FunctionFault('fault'))],
  ['answers no result', () => Promise.resolve({ no: 'status' })],
])('a function that %s gives a 500 with the API’s own body', async (_what, invoke) => {
  expect(await answerApiRequest(request({}), invoke)).toMatchObject({
    status: 500,
    body: Buffer.from('{"message":"Internal Server Error"}'),
  });
});

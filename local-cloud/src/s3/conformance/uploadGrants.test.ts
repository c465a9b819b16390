import { createHash, randomUUID } from 'node:crypto';
import { uploadTicketsAnswerSchema } from '@incasso/contract/api';
import { documentLimits } from '@incasso/contract/limits';
import { apiEvent } from '@incasso/lambdas/testing/apiEvent';
import { hmacKey, solve, tokenOf } from '@incasso/lambdas/testing/solvedToken';
import * as v from 'valibot';
import { Bucket, credentials, runningS3, type RunningS3 } from '../testing/runningS3';

const originSecret = 'het geheim van de rand';
const former = { ...process.env };
let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
  Object.assign(process.env, {
    RELEASE: 'test',
    ORIGIN_SECRET: originSecret,
    PUBLIC_KEYS: '[{"key":"pk_site"}]',
    DOCUMENTS_BUCKET: Bucket,
    S3_PATH_STYLE: 'true',
    BOT_CHECK_PROVIDER: 'altcha',
    ALTCHA_HMAC_KEY: hmacKey,
    AWS_ENDPOINT_URL_S3: running.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });
});

afterAll(async () => {
  process.env = former;
  await running.close();
});

/** The function as it is deployed, asked for tickets with one token, in the name of one submission. */
async function startTickets() {
  const { handler } = await import('@incasso/lambdas/functions/upload-tickets/handler');
  const recaptchaToken = tokenOf(await solve('intake_form'));
  const submissionId = randomUUID();
  return async (documents: readonly { sha256: string; size: number }[]) => {
    const { statusCode, body } = await handler(
      apiEvent({
        headers: {
          'x-origin-verify': originSecret,
          'x-public-key': 'pk_site',
          origin: 'https://www.kantoor.example',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          submissionId,
          recaptchaToken,
          documents: documents.map((document) => ({ name: 'factuur.pdf', ...document })),
        }),
      }),
      { getRemainingTimeInMillis: () => 15_000 },
    );
    const answer = v.safeParse(uploadTicketsAnswerSchema, JSON.parse(body));
    return { statusCode, tickets: answer.success ? answer.output.data.tickets : [] };
  };
}

const hashOf = (index: number) => createHash('sha256').update(String(index)).digest('hex');

test('a hundred and fifty calls with one token get tickets for what one submission has room for', async () => {
  const ask = await startTickets();

  const statuses: number[] = [];
  for (let index = 0; index < 150; index += 1) {
    const { statusCode } = await ask([{ sha256: hashOf(index), size: documentLimits.maxBytes }]);
    statuses.push(statusCode);
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 422)).toHaveLength(144);
}, 60_000);

test('nor do twenty at once', async () => {
  const ask = await startTickets();

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => ask([{ sha256: hashOf(index), size: documentLimits.maxBytes }])),
  );

  const given = answers.filter(({ tickets }) => tickets.length > 0);
  expect(given.length).toBeGreaterThan(0);
  expect(given.length).toBeLessThanOrEqual(6);
  expect(answers.every(({ statusCode }) => [200, 422, 503].includes(statusCode))).toBe(true);
}, 60_000);

test('a ticket stores what it was given for, and asking again costs nothing', async () => {
  const ask = await startTickets();
  const document = Buffer.from('%PDF-1.7 a document');
  const wanted = [{ sha256: createHash('sha256').update(document).digest('hex'), size: document.length }];
  const [ticket] = (await ask(wanted)).tickets;
  if (ticket === undefined || 'stored' in ticket) throw new Error('no ticket was given');

  const { status } = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: document });

  expect(status).toBe(200);
  expect((await ask(wanted)).tickets).toEqual([{ sha256: ticket.sha256, stored: true }]);
});

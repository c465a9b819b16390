import { randomUUID } from 'node:crypto';
import { apiHeaders } from '@incasso/contract/api';
import { apiErrorSchema } from '@incasso/contract/apiErrorSchema';
import * as v from 'valibot';
import { ApiCaller } from './src/ApiCaller';
import { badDocuments } from './src/hostile/badDocuments';
import { badFields } from './src/hostile/badFields';
import type { HostileRequest } from './src/hostile/HostileRequest';
import { malformedJson } from './src/hostile/malformedJson';
import { malformedMultipart } from './src/hostile/malformedMultipart';
import { strangers } from './src/hostile/strangers';
import { localCloudAddresses } from './src/localCloudAddresses';
import { sharedPort } from './src/sharedPort';
import { expect, test } from './src/test';

const addresses = localCloudAddresses(sharedPort);
const api = new ApiCaller(addresses.site);

test('every hostile request is refused as it should be, leaves nothing, and does not spoil the good one after it', async ({
  store,
}) => {
  test.setTimeout(180_000);
  const submissionId = randomUUID();
  const [intakeToken, contactToken] = await Promise.all([api.botToken('intake_form'), api.botToken('contact_form')]);
  const parts = { intakeToken, contactToken, submissionId };
  const requests = [
    ...malformedJson(parts),
    ...malformedMultipart(parts),
    ...badFields(parts),
    ...badDocuments(parts),
    ...strangers(parts, addresses.partner),
  ];

  for (const request of requests) {
    expect.soft(await send(request, submissionId), request.name).toEqual(expected(request));
  }

  console.log(`${requests.length} hostile requests`);
  expect(requests.length).toBeGreaterThanOrEqual(150);
  const kept = await Promise.all(
    ['submissions/', 'documents/', 'cases/', 'uploads/', 'outbox/'].map((prefix) => store.keys(prefix + submissionId)),
  );
  expect(kept.flat()).toEqual([]);
  const good = await api.submitIntake({ company: 'Na de storm BV (voorbeeld)', submissionId, token: intakeToken });
  expect(good).toMatchObject({ status: 200, body: { success: true } });
});

type Verdict = { status: number; code?: string; field?: { field: string; code: string } };

async function send(
  { method = 'POST', path, headers = {}, body }: HostileRequest,
  submissionId: string,
): Promise<Verdict> {
  const all: Record<string, string | undefined> = {
    origin: addresses.site,
    [apiHeaders.publicKey]: 'pk_local_site',
    [apiHeaders.submissionId]: submissionId,
    ...headers,
  };
  const response = await fetch(addresses.site + path, {
    method,
    redirect: 'manual',
    headers: Object.entries(all).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(body !== undefined && { body: typeof body === 'string' ? body : Buffer.from(body) }),
  });
  const answer = v.safeParse(apiErrorSchema, await response.json());
  if (!answer.success) return { status: response.status };
  const { code, fields } = answer.output;
  const field = fields?.[0];
  return {
    status: response.status,
    code,
    ...(field !== undefined && { field: { field: field.field, code: field.code } }),
  };
}

function expected({ status, code, field }: HostileRequest): Verdict {
  return { status, ...(code !== undefined && { code }), ...(field !== undefined && { field }) };
}

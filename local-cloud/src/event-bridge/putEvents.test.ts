import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { caseEvent } from '@incasso/lambdas/case-events/caseEvent';
import { caseEventPattern, maxCaseEventBytes } from '@incasso/lambdas/case-events/caseEventPattern';
import { eventBridgeCaseEvents } from '@incasso/lambdas/aws/eventBridgeCaseEvents';
import { storedIntake } from '@incasso/lambdas/testing/fixtures';
import type { RunningServer } from '../http/startServer';
import type { Callers } from '../rights/Callers';
import { administratorOf } from '../rights/testing/administratorOf';
import type { BusEvent } from './BusEvent';
import { startEventBridge } from './startEventBridge';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const region = 'eu-central-1';
const bus = 'incasso-local-cases';

let server: RunningServer;
let kept: BusEvent[];
let clients: EventBridgeClient[];

async function start(callers: Callers = administratorOf(credentials)) {
  kept = [];
  clients = [];
  server = await startEventBridge({
    port: 0,
    callers,
    place: { account: '000000000000', region },
    buses: ['default', bus],
    open: () => Promise.resolve(),
    keep: (event) => {
      kept.push(event);
      return Promise.resolve();
    },
  });
}

beforeEach(() => start());

afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.close();
});

function client(given = credentials): EventBridgeClient {
  const made = new EventBridgeClient({ endpoint: server.url, region, credentials: given, maxAttempts: 1 });
  clients.push(made);
  return made;
}

const entry = { EventBusName: bus, Source: 'incasso', DetailType: 'Case received', Detail: '{"case":1}' };

async function put(...entries: PutEventsRequestEntry[]) {
  return client().send(new PutEventsCommand({ Entries: entries }));
}

async function faultOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no fault',
    (fault: unknown) => (fault instanceof Error ? `${fault.name}: ${fault.message}` : 'no error'),
  );
}

test('an entry becomes an event with an id of its own each time', async () => {
  const time = new Date('2026-11-23T12:00:00Z');
  const answer = await put(
    { ...entry, Time: time },
    { ...entry, EventBusName: `arn:aws:events:${region}:000000000000:event-bus/${bus}` },
  );

  expect(answer.FailedEntryCount).toBe(0);
  expect(kept).toEqual(
    answer.Entries?.map(({ EventId: id }, place) => ({
      bus,
      event: {
        version: '0',
        id,
        'detail-type': 'Case received',
        source: 'incasso',
        account: '000000000000',
        region,
        time: place === 0 ? '2026-11-23T12:00:00Z' : kept[1]?.event.time,
        resources: [],
        detail: { case: 1 },
      },
    })),
  );
  expect(new Set(kept.map(({ event }) => event.id)).size).toBe(2);
});

test.each<[string, PutEventsRequestEntry, string]>([
  ['without a source', { ...entry, Source: undefined }, 'InvalidArgument'],
  ['without a detail', { ...entry, Detail: '' }, 'InvalidArgument'],
  ['with a detail that is no JSON', { ...entry, Detail: '{' }, 'MalformedDetail'],
  ['with a detail that is no object', { ...entry, Detail: '"a"' }, 'MalformedDetail'],
  ['with a type that is too long', { ...entry, DetailType: 'a'.repeat(129) }, 'InvalidArgument'],
  ['in the name of AWS', { ...entry, Source: 'aws.s3' }, 'NotAuthorizedForSourceException'],
  ['on a bus that is not there', { ...entry, EventBusName: 'other' }, 'InvalidArgument'],
])('an entry %s fails in an answer of status 200, and the other one is taken', async (_case, wrong, code) => {
  const answer = await put(wrong, entry);

  expect(answer.$metadata.httpStatusCode).toBe(200);
  expect(answer.FailedEntryCount).toBe(1);
  expect(answer.Entries).toMatchObject([{ ErrorCode: code }, { EventId: kept[0]?.event.id }]);
  expect(kept).toHaveLength(1);
});

test('a call whose entries lack a part each is refused as a whole', async () => {
  expect(await faultOf(put({ ...entry, Source: undefined }))).toMatch(/^ValidationException: Parameter Source/);
  expect(await faultOf(put())).toMatch(/^ValidationException/);
  expect(await faultOf(put(...Array.from({ length: 11 }, () => entry)))).toMatch(/^ValidationException/);
});

test('256 KB of entries are too many, and one byte less is not', async () => {
  const head = entry.Source.length + entry.DetailType.length;
  const detail = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - head - 8) });

  expect(await faultOf(put({ ...entry, Detail: detail(256 * 1024) }))).toMatch(/Total size of the entries/);
  expect((await put({ ...entry, Detail: detail(256 * 1024 - 1) })).FailedEntryCount).toBe(0);
  expect(maxCaseEventBytes).toBeLessThan(256 * 1024 - head);
});

test('a wrong signature does not open the door', async () => {
  const wrong = client({ ...credentials, secretAccessKey: 'other' }).send(new PutEventsCommand({ Entries: [entry] }));
  const stranger = client({ ...credentials, accessKeyId: 'other' }).send(new PutEventsCommand({ Entries: [entry] }));

  expect(await faultOf(wrong)).toMatch(/^InvalidSignatureException/);
  expect(await faultOf(stranger)).toMatch(/^UnrecognizedClientException/);
  expect((await fetch(server.url, { method: 'POST', body: '{}' })).status).toBe(400);
  expect(kept).toEqual([]);
});

test('who may not put events on the bus is refused', async () => {
  await server.close();
  const asked: unknown[] = [];
  await start({
    ...administratorOf(credentials),
    refuse: (_id, { action, resource }) => {
      asked.push([action, resource]);
      return { callerArn: 'arn:aws:iam::000000000000:role/nobody', reason: 'implicit deny' };
    },
  });

  expect(await faultOf(put(entry))).toMatch(/^AccessDeniedException: User: arn:aws:iam::000000000000:role\/nobody/);
  expect(asked).toEqual([['events:PutEvents', `arn:aws:events:${region}:000000000000:event-bus/${bus}`]]);
});

describe('the product’s own sender', () => {
  const event = caseEvent({
    record: storedIntake(),
    history: { first: storedIntake(), changes: [], additions: [] },
    bucket: 'documents',
  });

  test('puts an event that the rules match', async () => {
    await eventBridgeCaseEvents({ client: client(), bus }).put(event);

    expect(kept).toMatchObject([
      {
        bus,
        event: { source: caseEventPattern.source[0], 'detail-type': caseEventPattern['detail-type'][0], detail: event },
      },
    ]);
  });

  test.each(['ThrottlingException', 'InternalFailure'])(
    'takes an answer of status 200 for no success when the entry failed by %s',
    async (code) => {
      await fetch(`${server.url}/_failures`, { method: 'POST', body: JSON.stringify([code]) });

      await expect(eventBridgeCaseEvents({ client: client(), bus }).put(event)).rejects.toMatchObject({
        name: 'CaseEventRefused',
        code,
      });
      await eventBridgeCaseEvents({ client: client(), bus }).put(event);
      expect(kept).toHaveLength(1);
    },
  );

  test.each([[{ status: 500 }], [{ drop: true }]])('fails where the call fails by %j', async (fault) => {
    await fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify([fault]) });

    await expect(eventBridgeCaseEvents({ client: client(), bus }).put(event)).rejects.toThrow();
    expect(kept).toEqual([]);
  });
});

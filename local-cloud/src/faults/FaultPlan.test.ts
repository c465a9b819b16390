import { startServer, type RunningServer } from '../http/startServer';
import { FaultPlan } from './FaultPlan';

let server: RunningServer;
let worked: string[];

beforeEach(async () => {
  const faults = new FaultPlan();
  worked = [];
  server = await startServer({
    port: 0,
    answer: (call) =>
      faults.apply(call, {
        answer: () => {
          worked.push(`${call.method} ${call.path}`);
          return Promise.resolve({ status: 200, headers: {}, body: 'done' });
        },
        refuse: (status, code = '') => ({ status, headers: {}, body: code }),
      }),
  });
});

afterEach(() => server.close());

const plan = (faults: unknown) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) });
const ask = (path = '/', method = 'GET') =>
  fetch(server.url + path, { method }).then(
    async (response) => `${response.status} ${await response.text()}`,
    () => 'dropped',
  );

test('the next requests fail as planned, in order, and later ones do not', async () => {
  await plan([{ status: 503, count: 2 }, { status: 400, code: 'Throttling' }, { drop: true }]);

  expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
    '503 ',
    '503 ',
    '400 Throttling',
    'dropped',
    '200 done',
  ]);
});

test('a fault after the work only replaces its answer', async () => {
  await plan([{ drop: true, when: 'after' }]);

  expect(await ask()).toBe('dropped');
  expect(worked).toEqual(['GET /']);
});

test('a fault only affects its method and path', async () => {
  await plan([{ status: 503, method: 'PUT', path: '/documents/' }]);

  expect([await ask('/documents/a'), await ask('/uploads/a', 'PUT'), await ask('/documents/a', 'PUT')]).toEqual([
    '200 done',
    '200 done',
    '503 ',
  ]);
});

test('a new plan ends the delays of the previous one', async () => {
  await plan([{ delayMs: 600_000, when: 'after' }]);
  const late = ask();
  while (worked.length === 0) await new Promise((resolve) => setImmediate(resolve));

  await plan([]);

  expect(await late).toBe('200 done');
});

test.each([[{}], [[{ status: 200 }]], [[{ drop: false }]], [[{ status: 503, often: 2 }]]])(
  'rejects %j as a plan',
  async (faults) => {
    expect((await plan(faults)).status).toBe(400);
  },
);

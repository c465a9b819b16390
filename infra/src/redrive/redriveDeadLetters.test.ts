import { redriveDeadLetters, type LetterStore } from './redriveDeadLetters';

const entry = {
  version: 1,
  submissionId: '11111111-1111-4111-8111-111111111111',
  attempt: '22222222-2222-4222-8222-222222222222',
  createdAt: '2026-11-01T09:00:00.000Z',
  due: ['staff'],
};
const place = `${entry.submissionId}/${entry.attempt}.json`;

it('puts a dead letter back as a fresh outbox entry', async () => {
  const failed = {
    ...entry,
    leasedAt: '2026-11-02T09:00:00.000Z',
    failures: { count: 12, firstAt: '2026-11-01T09:00:00.000Z', lastKind: 'Error' },
  };
  const objects = new Map([[`dead-letters/${place}`, letterWith(JSON.stringify(failed))]]);

  const redriven = await redriveDeadLetters(storeOf(objects));

  expect(redriven).toEqual({ returned: [place], unreadable: [] });
  expect([...objects.keys()]).toEqual([`outbox/${place}`]);
  expect(JSON.parse(objects.get(`outbox/${place}`) ?? '')).toEqual(entry);
});

it('leaves what cannot be read for a person, and goes on', async () => {
  const broken = 'dead-letters/33333333-3333-4333-8333-333333333333/x.json';
  const objects = new Map([
    [broken, letterWith('not JSON')],
    [`dead-letters/${place}`, letterWith(JSON.stringify(entry))],
  ]);

  const redriven = await redriveDeadLetters(storeOf(objects));

  expect(redriven).toEqual({ returned: [place], unreadable: ['33333333-3333-4333-8333-333333333333/x.json'] });
  expect([...objects.keys()]).toEqual([broken, `outbox/${place}`]);
});

function letterWith(text: string): string {
  return JSON.stringify({ version: 1, submissionId: entry.submissionId, attempt: entry.attempt, entry: text });
}

function storeOf(objects: Map<string, string>): LetterStore {
  return {
    list: (prefix) => Promise.resolve([...objects.keys()].filter((key) => key.startsWith(prefix))),
    readText: (key) => Promise.resolve(objects.get(key) ?? ''),
    writeText: (key, text) => Promise.resolve(void objects.set(key, text)),
    remove: (key) => Promise.resolve(void objects.delete(key)),
  };
}

import { startWorld, type World } from '../../testing/faultyWorld';
import { staff } from '../../testing/startDelivery';
import { submissionId } from '../../testing/fixtures';
import { storageKeys } from '../storage/storageKeys';
import { documentsOf, readRecords } from '../submissions/readRecords';
import { mailSubjects } from './notify-staff/mails/mailSubjects';

const about = { reference: 'K7QM-3TXB', name: 'Bakkerij Voorbeeld BV' };

/** Retries until success, as a visitor's browser does. */
async function untilAnswered<Answer>(send: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  let answer = await send();
  for (let repeats = 0; repeats < 3 && answer === undefined; repeats += 1) answer = await send();
  return answer;
}

/** Delivers or loses the event; then the timer retries. */
async function deliver(world: World, isEventLost: boolean) {
  if (!isEventLost) for (let receives = 0; receives < 3; receives += 1) await world.event();
  for (let retries = 0; retries < 8; retries += 1) await world.retry();
}

/** Sends a submission and delivers its mails. */
async function live(world: World, { isEventLost = false } = {}) {
  const answer = await untilAnswered(world.submit);
  await deliver(world, isEventLost);
  return answer;
}

/** The same, and the client adds to the case at once, while its mails may still be due. */
async function liveAndAdd(world: World, { isEventLost = false } = {}) {
  await untilAnswered(world.submit);
  const answer = await untilAnswered(world.add);
  await deliver(world, isEventLost);
  return answer;
}

/** The visitor sends a changed version, and adds to it, before any mail was sent. */
async function liveChangeAndAdd(world: World, { isEventLost = false } = {}) {
  await untilAnswered(world.submit);
  await untilAnswered(world.change);
  const answer = await untilAnswered(world.add);
  await deliver(world, isEventLost);
  return answer;
}

const to = (world: ReturnType<typeof startWorld>, recipient: readonly string[]) =>
  world.sent.filter((mail) => mail.to[0] === recipient[0]).length;

const visitor = ['jan@bakkerij.example'];

/** Whether only one record's mails came twice, each at most twice: a process that dies repeats those. */
function repeatsOneRecord({ sent }: World): boolean {
  const mails = sent.map((mail) => `${String(mail.to)} ${mail.subject}`);
  const repeats = mails.filter((mail, index) => mails.indexOf(mail) < index);
  return repeats.length <= 2 && new Set(repeats).size === repeats.length;
}

test('without faults a submission gives one record, one mail to each recipient and one case file, also without the event', async () => {
  for (const isEventLost of [false, true]) {
    const world = startWorld();

    expect(await live(world, { isEventLost })).toMatchObject({ ok: true });

    expect([to(world, staff), to(world, visitor)]).toEqual([1, 1]);
    expect(world.store.keysUnder('cases/')).toEqual([caseFile(0)]);
    expect(world.store.keysUnder('outbox/')).toEqual([]);
  }
});

const caseFile = (number: number) => storageKeys.caseFile({ submissionId, number });
const record = storageKeys.record(submissionId);
const later = (number: number) => storageKeys.laterRecord({ submissionId, number });

const journeys = [
  { name: 'a submission', journey: live, records: [record], later: 0, toVisitor: 1 },
  { name: 'an addition to it', journey: liveAndAdd, records: [record, later(1)], later: 1, toVisitor: 1 },
  {
    name: 'a changed version and an addition',
    journey: liveChangeAndAdd,
    records: [record, later(1), later(2)],
    later: 2,
    // A changed version is confirmed only to a new address.
    toVisitor: 1,
  },
];

type Run = { readonly world: World; readonly answer: unknown; readonly where: string };

/** Runs a journey once per fault and call, with and without its event. Returns the number of runs. */
async function withEachFault(
  journey: (world: World, event: { isEventLost: boolean }) => Promise<unknown>,
  check: (run: Run) => void | Promise<void>,
): Promise<number> {
  const clean = startWorld();
  await journey(clean, { isEventLost: false });
  const points = clean.callCount();
  for (let at = 1; at <= points; at += 1) {
    for (const moment of ['before', 'after'] as const) {
      for (const kind of ['fails', 'killed'] as const) {
        for (const isEventLost of [false, true]) {
          const world = startWorld({ at, moment, kind });
          const answer = await journey(world, { isEventLost });
          world.store.hook = () => undefined;
          await check({ world, answer, where: `${kind} ${moment} call ${at}${isEventLost ? ', event lost' : ''}` });
        }
      }
    }
  }
  return 8 * points;
}

test.each(journeys)(
  'after any failing call or killed process an answered submission is stored with its case file, and mailed once or, in one window, twice: $name',
  async ({ name, journey, records, later, toVisitor }) => {
    const toStaff = 1 + later;
    const caseFiles = later === 0 ? [caseFile(0)] : [caseFile(0), caseFile(later)];
    const figures = { runs: 0, mailedOnce: 0, mailedTwice: 0 };

    const runs = await withEachFault(journey, ({ world, answer, where }) => {
      expect([where, answer]).toMatchObject([where, { ok: true }]);
      expect([where, world.store.keysUnder('submissions/')]).toEqual([where, records.toSorted()]);
      expect([where, world.store.keysUnder('cases/')]).toEqual([where, caseFiles]);
      expect([where, world.store.keysUnder('outbox/')]).toEqual([where, []]);
      expect([where, world.store.keysUnder('dead-letters/')]).toEqual([where, []]);
      const subjects = new Set(world.sent.map(({ subject }) => subject));
      expect([where, subjects.size, to(world, visitor) >= toVisitor]).toEqual([where, toStaff + toVisitor, true]);
      expect([where, repeatsOneRecord(world)]).toEqual([where, true]);
      figures.runs += 1;
      figures[world.sent.length === toStaff + toVisitor ? 'mailedOnce' : 'mailedTwice'] += 1;
    });

    expect(figures.runs).toBe(runs);
    expect(figures.mailedTwice / figures.runs).toBeLessThan(0.1);
    process.stdout.write(`faults of ${name}: ${JSON.stringify(figures)}\n`);
  },
  // It measures no time, and a busy machine takes more than a minute for a thousand runs.
  180_000,
);

/** The answer may be lost: the visitor changes the case and sends it, and the first request arrives once more, late. */
async function liveAndChange(world: World, { isEventLost = false } = {}) {
  await world.submit();
  const answer = await untilAnswered(world.change);
  await world.submit();
  await deliver(world, isEventLost);
  return answer;
}

test('after any failing call or killed process the changed version is the latest, and each stored version is mailed', async () => {
  const figures = { changed: 0, aloneAsCase: 0, mailedTwice: 0 };

  const runs = await withEachFault(liveAndChange, async ({ world, answer, where }) => {
    const stored = await readRecords(world.store, submissionId);
    const latest = stored.at(-1);
    expect([where, answer]).toMatchObject([where, { ok: true, value: { record: { attempt: latest?.attempt } } }]);
    expect([where, latest]).toMatchObject([where, { revision: 2, answers: { phone: '056 36 00 01' } }]);
    expect([where, world.store.keysUnder('submissions/').length]).toEqual([where, stored.length]);
    const documents = stored.flatMap(documentsOf);
    const missing = documents.filter(({ sha256 }) => !world.store.keys.includes(`documents/${submissionId}/${sha256}`));
    expect([where, missing]).toEqual([where, []]);

    expect([where, world.store.keysUnder('outbox/')]).toEqual([where, []]);
    expect([where, world.store.keysUnder('dead-letters/')]).toEqual([where, []]);
    expect([where, to(world, staff) >= stored.length, to(world, visitor) >= 1]).toEqual([where, true, true]);
    expect([where, repeatsOneRecord(world)]).toEqual([where, true]);
    expect([where, world.store.keysUnder('cases/')]).toEqual([where, stored.map((_, index) => caseFile(index))]);
    const newest = world.store.json(caseFile(stored.length - 1));
    expect([where, newest]).toMatchObject([where, { answers: { phone: '056 36 00 01' } }]);
    const subjects = world.sent.filter((mail) => mail.to[0] === staff[0]).map(({ subject }) => subject);
    const wanted = [mailSubjects.staff.intake(about), mailSubjects.staff.change(about)].slice(0, stored.length);
    expect([where, new Set(subjects)]).toEqual([where, new Set(wanted)]);
    figures[stored.length === 2 ? 'changed' : 'aloneAsCase'] += 1;
    if (world.sent.length > 2 * stored.length) figures.mailedTwice += 1;
  });

  expect(figures.changed + figures.aloneAsCase).toBe(runs);
  expect(figures.aloneAsCase).toBeGreaterThan(0);
  expect(figures.mailedTwice / runs).toBeLessThan(0.1);
  process.stdout.write(`faults of a changed version: ${JSON.stringify(figures)}\n`);
});

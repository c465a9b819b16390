import {
  additionId,
  caseKeys,
  idsInARow,
  now,
  plainOverview,
  submissionId,
  validAdditionRequest,
  validIntakeRequest,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { receiveAddition } from './handle-addition-form/receiveAddition';
import { receiveIntake } from './handle-intake-form/receiveIntake';
import { accept } from '../results/Result';
import type { CaseEvent } from '../case-events/caseEvent';
import type { Mail, Mailer } from '../mail/Mailer';
import { chooseMalwareScan } from '../malware-scan/chooseMalwareScan';
import { deliverMails } from './notify-staff/deliverMails';
import { sweepOutbox } from './notify-staff/sweepOutbox';
import { storageKeys } from '../storage/storageKeys';

const staff = ['dossiers@kantoor.example'];

/** Where a run goes wrong: at the nth call to the store, the mailer or the case system, before or after it was done. */
type Fault = {
  readonly at: number;
  readonly moment: 'before' | 'after';
  /** The call fails once, or the process is killed: none of its calls is done any more. */
  readonly kind: 'fails' | 'killed';
};

/** A world of one submission: store, mail service, clock, and processes that come and go. */
function startWorld(fault?: Fault) {
  let time = now.getTime();
  let calls = 0;
  let isKilled = false;
  const clock = () => new Date(time);
  const store = new MemoryStore(clock);
  const sent: Mail[] = [];
  const events: CaseEvent[] = [];

  const strike = (moment: 'before' | 'after') => {
    if (isKilled) throw new Error('killed');
    if (moment === 'before') calls += 1;
    if (fault?.at !== calls || fault.moment !== moment) return;
    isKilled = fault.kind === 'killed';
    if (moment === 'after') calls += 1;
    throw new Error(fault.kind);
  };
  store.hook = (moment) => strike(moment);
  const mailer: Mailer = {
    send: (mail) =>
      Promise.resolve().then(() => {
        strike('before');
        sent.push(mail);
        strike('after');
        return accept(undefined);
      }),
  };
  const caseSystem = {
    bucket: 'documents',
    onFault: () => undefined,
    events: {
      put: async (event: CaseEvent) => {
        await Promise.resolve();
        strike('before');
        events.push(event);
        strike('after');
      },
    },
  };
  const ports = {
    store,
    mailer,
    caseSystem,
    staff,
    now: clock,
    scan: chooseMalwareScan('none', store),
    scanWaitMs: 0,
    ...plainOverview,
    linkTo: () => '',
    linkToCase: () => '',
    onConfirmationGivenUp: () => undefined,
  };
  const receive = {
    store,
    now: clock,
    newId: idsInARow(),
    newReference: () => 'K7QM-3TXB',
    hasCaseSystem: true,
    caseKeys,
  };

  /** A new process does something; `undefined` when it failed or died. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    isKilled = false;
    try {
      return await work();
    } catch {
      return undefined;
    }
  }

  return {
    store,
    sent,
    events,
    callCount: () => calls,
    submit: () => attempt(() => receiveIntake({ submissionId, ...validIntakeRequest() }, receive)),
    add: () => attempt(() => receiveAddition({ submissionId: additionId, ...validAdditionRequest() }, receive)),
    event: () => attempt(() => deliverMails(submissionId, ports)),
    sweep: () => {
      time += 15 * 60_000;
      return attempt(() => sweepOutbox({ ...ports, minAgeMs: 600_000, hasTime: () => true, onFault: () => undefined }));
    },
  };
}

type World = ReturnType<typeof startWorld>;

/** A visitor's browser repeats until success. */
async function untilAnswered<Answer>(send: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
  let answer = await send();
  for (let repeats = 0; repeats < 3 && answer === undefined; repeats += 1) answer = await send();
  return answer;
}

/** The event comes or is lost, the timer sweeps. */
async function deliver(world: World, isEventLost: boolean) {
  if (!isEventLost) for (let receives = 0; receives < 3; receives += 1) await world.event();
  for (let sweeps = 0; sweeps < 8; sweeps += 1) await world.sweep();
}

/** What happens to a submission. */
async function live(world: World, { isEventLost = false } = {}) {
  const answer = await untilAnswered(world.submit);
  await deliver(world, isEventLost);
  return answer;
}

/** The same, and its client adds to it at once, while the mails of the case may still be due. */
async function liveAndAdd(world: World, { isEventLost = false } = {}) {
  await untilAnswered(world.submit);
  const answer = await untilAnswered(world.add);
  await deliver(world, isEventLost);
  return answer;
}

const to = (world: ReturnType<typeof startWorld>, recipient: readonly string[]) =>
  world.sent.filter((mail) => mail.to[0] === recipient[0]).length;

const visitor = ['jan@bakkerij.example'];

test('without faults a submission is one record, one mail to each and one event, also when the message is lost', async () => {
  for (const isEventLost of [false, true]) {
    const world = startWorld();

    expect(await live(world, { isEventLost })).toMatchObject({ ok: true });

    expect([to(world, staff), to(world, visitor), world.events.length]).toEqual([1, 1, 1]);
    expect(world.store.keysUnder('outbox/')).toEqual([]);
  }
});

const journeys = [
  { name: 'a submission', journey: live, records: [storageKeys.record(submissionId)], toStaff: 1 },
  {
    name: 'an addition to it',
    journey: liveAndAdd,
    records: [storageKeys.record(submissionId), storageKeys.addition({ submissionId, number: 1 })].sort(),
    toStaff: 2,
  },
];

test.each(journeys)(
  'wherever a call fails or the process dies, what was answered is stored, mailed and sent as an event, once, or twice in the one window: $name',
  async ({ name, journey, records, toStaff }) => {
    const clean = startWorld();
    await journey(clean);
    const points = clean.callCount();
    const figures = { runs: 0, mailedOnce: 0, mailedTwice: 0, sentTwice: 0 };

    for (let at = 1; at <= points; at += 1) {
      for (const moment of ['before', 'after'] as const) {
        for (const kind of ['fails', 'killed'] as const) {
          for (const isEventLost of [false, true]) {
            const world = startWorld({ at, moment, kind });
            const answer = await journey(world, { isEventLost });
            const where = `${kind} ${moment} call ${at}${isEventLost ? ', event lost' : ''}`;

            expect([where, answer?.ok]).toEqual([where, true]);
            expect([where, world.store.keysUnder('submissions/')]).toEqual([where, records]);
            expect([where, world.store.keysUnder('cases/')]).toEqual([where, [storageKeys.caseFile(submissionId)]]);
            expect([where, world.store.keysUnder('outbox/')]).toEqual([where, []]);
            expect([where, world.store.keysUnder('dead-letters/')]).toEqual([where, []]);
            const subjects = new Set(world.sent.map(({ subject }) => subject));
            expect([where, subjects.size, to(world, visitor) >= 1]).toEqual([where, toStaff + 1, true]);
            expect(world.sent.length).toBeLessThanOrEqual(toStaff + 2);
            const [event, ...repeats] = world.events;
            expect([where, event?.case.reference]).toEqual([where, 'K7QM-3TXB']);
            const others = repeats.filter((repeat) => JSON.stringify(repeat) !== JSON.stringify(event));
            expect([where, others]).toEqual([where, []]);
            if (repeats.length > 0) figures.sentTwice += 1;
            figures.runs += 1;
            figures[world.sent.length === toStaff + 1 ? 'mailedOnce' : 'mailedTwice'] += 1;
          }
        }
      }
    }

    expect(figures.runs).toBe(8 * points);
    expect(figures.mailedTwice / figures.runs).toBeLessThan(0.1);
    process.stdout.write(`faults of ${name}: ${JSON.stringify(figures)}\n`);
  },
);

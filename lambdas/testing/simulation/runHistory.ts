import { storagePrefixes } from '../../src/storage/storagePrefixes';
import { findBrokenInvariants } from './findBrokenInvariants';
import { eraseOne, mailAgain } from './operators';
import type { Random } from './seededRandom';
import { visitWithCase, visitWithMessage, type Visits } from './visitors';
import { hour, minute } from './Scheduler';
import { World, type WorldOptions } from './World';

export type History = {
  readonly violations: readonly string[];
  readonly submissions: number;
  readonly faults: number;
  readonly mails: number;
};

/** Simulates one night of faults from its seed, and checks what is left in the morning. */
export async function runHistory(options: WorldOptions): Promise<History> {
  const world = new World(options);
  const { random, scheduler, faults } = world;
  const visits: Visits = {
    answered: [],
    submissionIds: [],
    idsOfCase: new Map(),
    erased: new Map(),
    mailedAgain: new Set(),
    submissions: 0,
  };

  let acting = 0;
  const act = (actor: Promise<void>) => {
    acting += 1;
    void actor.then(() => (acting -= 1));
  };
  const spreadMs = random.pick([minute, 20 * minute, 2 * hour]);
  for (let count = 0; count < 10 + random.below(5); count += 1) {
    const visit = random.chance(0.75) ? visitWithCase : visitWithMessage;
    act(scheduler.sleep(random.between(0, spreadMs)).then(() => visit(world, visits, String(count))));
  }
  if (random.chance(0.4)) act(eraseOne(world, visits));
  if (random.chance(0.1)) act(mailAgain(world, visits));
  planOutages(world, random);

  let isOver = false;
  void (async () => {
    await scheduler.sleep(random.between(0, 15 * minute));
    for (let quiet = 0; quiet < 12;) {
      void world.retryOutbox();
      await scheduler.sleep(15 * minute);
      if (acting > 0) continue;
      faults.isOver = true;
      const isCalm = world.faultWindows.every(({ until }) => until < scheduler.time);
      if (isCalm) quiet += 1;
      if (
        isCalm &&
        world.queue.isEmpty &&
        world.busy === 0 &&
        world.store.keysUnder(storagePrefixes.outbox).length === 0 &&
        world.store.keysUnder(storagePrefixes.held).length === 0
      )
        break;
    }
    isOver = true;
  })();
  await scheduler.run(() => isOver);

  const violations = [...world.violations, ...(await findBrokenInvariants(world, visits))];
  if (acting > 0) violations.push(`${acting} visitors never came to an end`);
  return { violations, submissions: visits.submissions, faults: faults.count, mails: world.mails.taken.length };
}

/** Schedules hours in which the store or the mail service does not respond, or everything is slow. */
function planOutages(world: World, random: Random): void {
  const { scheduler } = world;
  const plan = (share: number, longestMs: number, what: string, set: (isOn: boolean) => void) => {
    if (!random.chance(share)) return;
    const lastsMs = random.between(minute, longestMs);
    scheduler.after(random.between(0, hour), () => {
      world.note(`from now on ${what}`);
      world.openFaultWindow(undefined, scheduler.time + lastsMs);
      set(true);
      scheduler.after(lastsMs, () => {
        world.note(`no longer ${what}`);
        set(false);
      });
    });
  };
  plan(0.2, random.chance(0.05) ? 30 * hour : 4 * hour, 'no mail is taken', (isOn) => {
    world.mails.outage = isOn ? random.pick(['Throttling', 'sending_paused']) : undefined;
  });
  plan(0.2, 30 * minute, 'the store is down', (isOn) => {
    world.storeIsDown = isOn;
  });
  world.isSlow = random.chance(0.15);
}

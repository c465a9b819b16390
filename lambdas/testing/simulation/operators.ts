import { eraseSubmission, settlingMs } from '../../src/operate/eraseSubmission';
import { storageKeys } from '../../src/storage/storageKeys';
import { sendAgain } from '../../src/operate/sendAgain';
import { readRecord } from '../../src/submissions/readRecord';
import { leftOf } from './findBrokenInvariants';
import { processStore, processVersions } from './processStore';
import type { SimulatedProcess } from './SimulatedProcess';
import type { Visits } from './visitors';
import type { Work } from './BucketEvents';
import { hour, minute } from './Scheduler';
import type { World } from './World';

/** An operator erases one case, and repeats the command until it returns its proof. */
export async function eraseOne(world: World, visits: Visits): Promise<void> {
  const { random, scheduler, store } = world;
  await scheduler.sleep(random.between(minute, 3 * hour));
  const ids = visits.submissionIds.filter((id) => store.keys.includes(storageKeys.record({ submissionId: id })));
  let submissionId = ids[random.below(ids.length)];
  // In half of the runs, exactly while another process works on a case, or while a browser uploads documents to it.
  if (random.chance(0.5)) submissionId = (await nextWork(world, random.pick(['process', 'upload']))) ?? submissionId;
  if (submissionId === undefined) return;
  visits.erased.set(submissionId, undefined);
  world.erasing.add(submissionId);
  world.note(`an operator erases ${submissionId}`);
  const erase = (process: SimulatedProcess) => {
    const bucket = {
      store: processStore(process, world.bucket),
      versions: processVersions(process, world.bucket),
    };
    const pause = (milliseconds: number) => scheduler.sleep(milliseconds);
    return eraseSubmission(bucket, { submissionId, now: scheduler.now, pause });
  };
  while ((await runCommand(world, 'erase', erase)) === undefined) await scheduler.sleep(minute);
  world.note(`erased ${submissionId}`);
  const at = scheduler.time;
  await scheduler.sleep(2 * minute);
  const left = await leftOf(world, visits, submissionId);
  // A call that starts after the proof may leave a token and uploads.
  const isOlder = (key: string) => (world.writerBegan.get(key) ?? 0) < at;
  visits.erased.set(submissionId, { at, left: left.filter(isOlder) });
}

/** The next case that is worked on; `undefined` when there is none for an hour. */
async function nextWork(world: World, awaited: Work): Promise<string | undefined> {
  const { random, scheduler } = world;
  const submissionId = await new Promise<string | undefined>((resolve) => {
    world.events.onWork = (caseId, work) => {
      if (work === awaited) resolve(caseId);
    };
    scheduler.after(hour, () => {
      resolve(undefined);
    });
  });
  await scheduler.sleep(random.between(0, 200));
  return submissionId;
}

/** An operator has a case's mail to the staff sent again. */
export async function mailAgain(world: World, visits: Visits): Promise<void> {
  const { random, scheduler, store } = world;
  await scheduler.sleep(random.between(minute, 3 * hour));
  const submissionId = visits.submissionIds[random.below(visits.submissionIds.length)] ?? '';
  const record = await readRecord(store, { submissionId });
  if (record === undefined) return;
  visits.mailedAgain.add(submissionId);
  world.note(`an operator mails ${submissionId} again`);
  await runCommand(world, 'mail', (process) => sendAgain(processStore(process, world.bucket), record, scheduler.now()));
}

/** Runs an operator's command; `undefined` when it failed or did not finish. */
function runCommand<Outcome>(
  world: World,
  name: string,
  work: (process: SimulatedProcess) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  const process = world.startProcess(name);
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(undefined);
    };
    process.onKilled = giveUp;
    world.scheduler.after(settlingMs + 10 * minute, giveUp);
    work(process).then(resolve, giveUp);
  });
}

import { scanVerdictTag, type ScanVerdictName } from '../../src/malware-scan/scanVerdicts';
import { parseAttemptKey, storageKeys, submissionOfKey, type StoredSubmission } from '../../src/storage/storageKeys';
import { storagePrefixes } from '../../src/storage/storagePrefixes';
import type { MemoryStore } from '../MemoryStore';
import { minute, second, type Scheduler } from './Scheduler';
import type { Random } from './seededRandom';
import type { SimulatedQueue } from './SimulatedQueue';

/** Id of the case of an addition. Any other submission is a case of its own. */
export function caseIdOf({ submissionId, caseId = submissionId }: StoredSubmission): string {
  return caseId;
}

/** A call or a delivery, or an upload that takes minutes */
export type Work = 'process' | 'upload';

type Surroundings = {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly store: MemoryStore;
  readonly queue: SimulatedQueue;
  readonly isScanned: boolean;
  note(step: string): void;
  openFaultWindow(caseId: string | undefined, until?: number): void;
};

/** What AWS does once an object is written: S3's events to the queue, and the scans of GuardDuty. */
export class BucketEvents {
  /** Documents by key, with the verdicts they received. */
  readonly verdicts = new Map<string, ScanVerdictName[]>();
  /** When each record was written, by its attempt. */
  readonly committedAt = new Map<string, number>();
  /** Cases with a rate-limited confirmation. */
  readonly held = new Set<string>();
  /** Cases with a document that the scan never reports on. */
  readonly unscanned = new Set<string>();
  /** Called when work on a stored case starts. */
  onWork: (caseId: string, work: Work) => void = () => undefined;
  readonly #world: Surroundings;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** Reports the malware scan's verdict on a document now. */
  #scan(key: string, verdict: ScanVerdictName): void {
    if (!this.#world.store.keys.includes(key)) return;
    this.#world.note(`scan ${key}: ${verdict}`);
    this.#world.store.tag(key, { [scanVerdictTag]: verdict });
    this.verdicts.set(key, [...(this.verdicts.get(key) ?? []), verdict]);
    this.#sendEvent(key, {
      'detail-type': 'GuardDuty Malware Protection Object Scan Result',
      detail: { s3ObjectDetails: { objectKey: key } },
    });
  }

  /** S3 emits an event for each written object; GuardDuty scans documents. */
  written(key: string): void {
    const worked = parseAttemptKey(key);
    if (worked !== undefined && this.#world.store.keys.includes(storageKeys.record(worked)))
      this.onWork(caseIdOf(worked), 'process');
    if (key.startsWith(storagePrefixes.submissions)) {
      const [, attempt] = /"attempt":"([^"]+)"/.exec(this.#world.store.text(key)) ?? [];
      if (attempt !== undefined) this.committedAt.set(attempt, this.#world.scheduler.time);
      this.#sendEvent(key, { 'detail-type': 'Object Created', detail: { object: { key } } });
    }
    if (worked !== undefined && key.startsWith(storagePrefixes.held)) this.held.add(caseIdOf(worked));
    if (this.#world.isScanned && key.startsWith(storagePrefixes.documents)) this.#scanSoon(key);
  }

  #scanSoon(key: string): void {
    const { random, scheduler } = this.#world;
    const caseId = caseIdOfKey(key);
    const first = random.pick<ScanVerdictName>([
      'NO_THREATS_FOUND',
      'NO_THREATS_FOUND',
      'NO_THREATS_FOUND',
      'THREATS_FOUND',
      'FAILED',
    ]);
    const isLate = random.chance(0.15);
    const isNever = isLate && random.chance(0.2);
    const after = isLate ? random.between(minute, 50 * minute) : random.between(5 * second, 30 * second);
    if (isLate) this.#world.openFaultWindow(caseId, scheduler.time + after);
    if (isNever) this.unscanned.add(caseId ?? '');
    else
      scheduler.after(after, () => {
        this.#scan(key, first);
      });
    if (random.chance(0.1))
      scheduler.after(after + random.between(second, 40 * minute), () => {
        this.#scan(key, random.pick<ScanVerdictName>(['NO_THREATS_FOUND', 'THREATS_FOUND']));
      });
  }

  /** EventBridge delivers an event to the queue: usually once and soon. */
  #sendEvent(key: string, event: object): void {
    const { random, scheduler } = this.#world;
    const body = JSON.stringify(event);
    const times = random.pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 0]);
    const isLate = times !== 1 || random.chance(0.05);
    if (times !== 1) this.#world.note(`event of ${key} comes ${times} times`);
    if (isLate) this.#world.openFaultWindow(caseIdOfKey(key));
    for (let count = 0; count < times; count += 1) {
      const afterMs = isLate ? random.between(0, 20 * minute) : random.between(100, 2 * second);
      if (isLate) this.#world.openFaultWindow(caseIdOfKey(key), scheduler.time + afterMs);
      scheduler.after(afterMs, () => {
        this.#world.queue.send(body);
      });
    }
  }
}

function caseIdOfKey(key: string): string | undefined {
  const submission = submissionOfKey(key);
  return submission && caseIdOf(submission);
}

import { documentPath } from '@incasso/contract/api';
import { makeReference } from '@incasso/contract/reference';
import { functions, type FunctionName } from '../../src/functions';
import type { DeliveryPorts } from '../../src/functions/notify-staff/DeliveryPorts';
import { confirmationLimits } from '../../src/functions/notify-staff/confirmations/confirmationLimits';
import { hashOfInbox } from '../../src/functions/notify-staff/confirmations/limitOn';
import { handleBatch } from '../../src/functions/notify-staff/handleBatch';
import { handleTimer } from '../../src/functions/notify-staff/handleTimer';
import { readMessage } from '../../src/functions/notify-staff/readMessage';
import { chooseMalwareScan } from '../../src/malware-scan/chooseMalwareScan';
import { signDocumentLink } from '../../src/staff-links/documentToken';
import type { MessageQueue } from '../../src/notifyQueue';
import { callTime } from '../../src/storage/callTime';
import { storagePrefixes } from '../../src/storage/storagePrefixes';
import type { ReceivePorts } from '../../src/submissions/ReceivePorts';
import { plainCaseFiles } from '../fixtures';
import { MemoryStore } from '../MemoryStore';
import { staff } from '../startDelivery';
import { BucketEvents, caseIdOf } from './BucketEvents';
import { MailService, sizeOfMail } from './MailService';
import { processStore, type Bucket } from './processStore';
import { hour, minute, Scheduler, second } from './Scheduler';
import { seededRandom, type Random } from './seededRandom';
import { FaultSource, SimulatedProcess } from './SimulatedProcess';
import { SimulatedQueue } from './SimulatedQueue';

/** With this rate some of a night's confirmations are held, and with this time limit some of these are dropped. */
Object.assign(confirmationLimits, { ofAll: { max: 4, windowMs: 15 * minute }, heldMs: hour });

/** How a function call ended for its caller: `gone` without a response of its own. */
export type Ended<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'threw'; readonly error: unknown }
  | { readonly kind: 'gone' };

/** A fault window: of one case with its additions, of one message, or of all. */
export type FaultWindow = { readonly from: number; until: number; readonly caseId: string | undefined };

export type WorldOptions = { readonly seed: number; readonly onStep?: (line: string) => void };

/** The functions' environment: clock, bucket, mail service, queue, malware scan and keys. */
export class World {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly store: MemoryStore;
  readonly mails: MailService;
  readonly faults: FaultSource;
  readonly bucket: Bucket;
  readonly queue: SimulatedQueue;
  readonly isScanned: boolean;
  readonly events: BucketEvents;
  readonly faultWindows: FaultWindow[] = [];
  /** Violations found during the run. */
  readonly violations: string[] = [];
  /** Start time of the process that last wrote an object, by key. */
  readonly writerBegan = new Map<string, number>();
  /** Cases that an operator erases, from the start of the erasure. */
  readonly erasing = new Set<string>();
  /** Sleeping processes, and visitors that have not finished. */
  busy = 0;
  storeIsDown = false;
  isSlow = false;
  readonly #note: (step: string) => void;
  #processes = 0;

  constructor({ seed, onStep }: WorldOptions) {
    this.random = seededRandom(seed);
    this.scheduler = new Scheduler(this.random, new Date('2026-03-02T22:00:00Z'));
    this.mails = new MailService(() => this.scheduler.time);
    this.store = new MemoryStore(this.scheduler.now);
    this.faults = new FaultSource(this.random, this.random.pick([12, 30, 80]));
    this.isScanned = this.random.chance(0.5);
    this.queue = new SimulatedQueue(this.scheduler, (record) => this.#deliver(record));
    this.#note = (step) => onStep?.(`${this.scheduler.now().toISOString().slice(8, 23)} ${step}`);
    this.events = new BucketEvents(this);
    this.#note(`seed ${seed}${this.isScanned ? ', documents are scanned' : ''}`);
    this.bucket = {
      store: this.store,
      now: this.scheduler.now,
      isDown: () => this.storeIsDown,
      onWritten: (key, process) => {
        this.writerBegan.set(key, process.beganAt);
        this.events.written(key);
      },
    };
  }

  note(step: string): void {
    this.#note(step);
  }

  /** Opens a fault window. */
  openFaultWindow(caseId: string | undefined, until = this.scheduler.time): FaultWindow {
    const faultWindow = { from: this.scheduler.time, until, caseId };
    this.faultWindows.push(faultWindow);
    return faultWindow;
  }

  startProcess(name: string): SimulatedProcess {
    this.#processes += 1;
    return new SimulatedProcess(`${name}#${this.#processes}`, {
      scheduler: this.scheduler,
      random: this.random,
      faults: this.faults,
      note: this.#note,
      travelMs: () => this.random.between(1, this.isSlow ? 600 : 20),
    });
  }

  /** Runs a function within its timeout, as Lambda does. */
  invoke<Answer>(
    name: FunctionName,
    caseId: string | undefined,
    work: (process: SimulatedProcess) => Promise<Answer>,
  ): Promise<Ended<Answer>> {
    const { scheduler, random } = this;
    const process = this.startProcess(name);
    const limitMs = functions[name].timeoutSeconds * second;
    const end = scheduler.time + limitMs;
    const isCall = name !== 'notify-staff';
    this.busy += 1;
    return new Promise((resolve) => {
      let isOver = false;
      let faultWindow: FaultWindow | undefined;
      const over = (ended: Ended<Answer>) => {
        if (isOver) return;
        isOver = true;
        this.busy -= 1;
        if (process.faults.length > 0 || ended.kind === 'gone') faultWindow ??= this.openFaultWindow(caseId);
        if (faultWindow !== undefined) faultWindow.until = Math.max(scheduler.time, process.frozenUntil);
        if (ended.kind !== 'answered') this.#note(`${process.name} ${ended.kind}`);
        resolve(ended);
      };
      process.onFault = () => {
        faultWindow ??= this.openFaultWindow(caseId);
        faultWindow.until = Math.max(scheduler.time, process.frozenUntil);
      };
      process.onKilled = () => {
        over({ kind: 'gone' });
      };
      scheduler.after(isCall ? limitMs - second / 2 : limitMs, () => {
        if (isOver) return;
        // Lambda freezes a call's leftover work, and thaws it with another call or never.
        if (isCall && random.chance(0.7)) process.freeze(random.pick([second, minute, 65 * minute, 3 * hour]));
        else if (isCall || !process.hasSlept) process.kill();
        over({ kind: 'gone' });
      });
      callTime
        .until(new Date(end), () => work(process))
        .then(
          (answer) => {
            over({ kind: 'answered', answer });
          },
          (error: unknown) => {
            over({ kind: 'threw', error });
          },
        );
    });
  }

  receivePorts(process: SimulatedProcess): ReceivePorts {
    const { random, scheduler } = this;
    return {
      store: processStore(process, this.bucket),
      now: scheduler.now,
      newId: random.uuid,
      newReference: () => makeReference(random.bytes(8)),
    };
  }

  deliveryPorts(process: SimulatedProcess): DeliveryPorts {
    const store = processStore(process, this.bucket);
    return {
      store,
      now: this.scheduler.now,
      retryAfterMs: 10 * minute,
      mailer: this.mails.mailerOf(process),
      sizeOfMail: (mail) => Promise.resolve(sizeOfMail(mail)),
      staff,
      scan: chooseMalwareScan(this.isScanned ? 'guardduty' : 'none', store),
      scanWaitMs: 30 * minute,
      ...plainCaseFiles,
      linkTo: (document) => `https://www.kantoor.example${documentPath(signDocumentLink(document, 'sleutel'))}`,
      siteOrigin: 'https://www.kantoor.example',
      hashOfInbox: (address) => hashOfInbox(address, 'sleutel van bevestigingen'),
      onMailFault: (submissionId, fault) => {
        this.#note(`${process.name} mail fault ${submissionId} ${fault.name}`);
      },
      onGivenUp: (submissionId, reason) => {
        this.#note(`${process.name} gave up ${submissionId}: ${reason}`);
      },
      onConfirmationGivenUp: () => undefined,
    };
  }

  async retryOutbox(): Promise<void> {
    const end = this.scheduler.time + functions['notify-staff'].timeoutSeconds * second;
    await this.invoke('notify-staff', undefined, (process) =>
      handleTimer({
        store: processStore(process, this.bucket),
        queue: this.#queueOf(process),
        now: this.scheduler.now,
        retryAfterMs: 10 * minute,
        logger: { info: () => undefined },
        remainingMs: () => end - this.scheduler.time,
      }),
    );
  }

  #queueOf(process: SimulatedProcess): MessageQueue {
    const failed = () => new Error('the queue did not answer');
    return {
      send: async (bodies) => {
        await process.call({
          what: `send ${bodies.length} messages`,
          weight: 1,
          act: () => {
            for (const body of bodies) this.queue.send(body);
            const tried = bodies.filter((body) => body.includes(storagePrefixes.held)).length;
            if (tried > confirmationLimits.ofAll.max)
              this.violations.push(`${tried} held confirmations were tried at once`);
            return Promise.resolve();
          },
          refused: failed,
          lost: failed,
          patienceMs: 10 * second,
          asksAgain: true,
        });
      },
    };
  }

  async #deliver(record: Parameters<typeof handleBatch>[0]['Records'][number]): Promise<boolean> {
    const subject = readMessage(record.body);
    const caseId = subject && caseIdOf(subject);
    const ended = await this.invoke('notify-staff', caseId, (process) => {
      const line = (_: string, { outcome }: Readonly<Record<string, unknown>>) => {
        this.#note(`${process.name} ${String(outcome)}`);
      };
      const logger = { info: line, error: line };
      return handleBatch({ Records: [record] }, { ...this.deliveryPorts(process), logger });
    });
    if (ended.kind === 'threw' && !this.erasing.has(caseId ?? ''))
      this.violations.push(`delivering threw ${String(ended.error)}`);
    return ended.kind === 'answered' && ended.answer.batchItemFailures.length === 0;
  }
}

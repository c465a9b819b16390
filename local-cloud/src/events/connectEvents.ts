import type { ScheduledEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import type { Cancel, LocalClock } from '../clock/LocalClock';
import type { FunctionSwitches } from '../functions/FunctionSwitches';
import { FunctionMissing } from '../functions/FunctionFault';
import type { InvokeFunction } from '../functions/startFunctions';
import type { LocalAccount } from '../rights/LocalAccount';
import type { LocalStage } from '../stage/localStage';
import type { ScanResult } from '../malware-scan/ScriptedScanner';
import type { SesEvent } from '../mailbox/account/SesEvent';
import type { S3Event } from '../s3/bucket/S3Event';
import type { Telemetry } from '../telemetry/Telemetry';
import { AsyncInvoker } from './AsyncInvoker';
import { matchesPattern } from './matchesPattern';
import { LocalQueue } from './LocalQueue';

/** The events between the store and `notify-staff`, as EventBridge, the queue and the timer carry them in AWS. */
export type LocalEvents = {
  /** Carries an event of the store to everyone concerned. */
  publish(event: S3Event): void;
  /** Carries a result of the malware scan to everyone concerned. */
  publishScan(result: ScanResult): void;
  /** Carries what SES tells of a mail to everyone concerned. */
  publishMail(event: SesEvent): void;
  /** Starts the timers, each of which is due after its interval first: of the sweep, and of the look at the site. */
  startTimers(): void;
  close(): void;
};

type Surroundings = {
  readonly account: Pick<LocalAccount, 'mayForward' | 'maySweep'>;
  readonly invoke: InvokeFunction;
  readonly clock: LocalClock;
  readonly telemetry: Telemetry;
  readonly switches: FunctionSwitches;
  readonly log: (text: string) => void;
};

const hourMs = 60 * 60_000;
/** How often SQS and SES tell CloudWatch their figures. */
const figuresEveryMs = 60_000;

/** Connects the events to their consumers, as far as the account lets EventBridge reach them. */
export function connectEvents(stage: LocalStage, surroundings: Surroundings): LocalEvents {
  const { account, invoke, clock, telemetry, switches, log } = surroundings;
  const { recordStored, documentScanned } = notifyEventPatterns(stage.bucket);
  const rules = { RecordStored: recordStored, DocumentScanned: documentScanned };
  let deadLetters = 0;
  let missedSweeps = 0;
  const queue = new LocalQueue({
    clock,
    consume: (event) => invoke('notify-staff', event),
    isConnected: () => !switches.is('notify-staff', 'removed') && !switches.is('notify-staff', 'disconnected'),
    visibilityTimeoutMs: stage.times.visibilityTimeoutMs,
    maxReceiveCount: notifyQueue.maxReceives,
    onDeadLetter: (body) => {
      deadLetters += 1;
      void appendFile(join(stage.dataFolder, 'dead-letters.jsonl'), `${body}\n`);
    },
  });
  const onTimer = (name: 'notify-staff' | 'site-check', onMissed: () => void) => {
    const invoker = new AsyncInvoker({
      clock,
      // An event that Lambda does not take is dead at once; one that fails, or finds no room, waits at Lambda.
      invoke: (event) =>
        invoke(name, event).catch((fault: unknown) => {
          if (!(fault instanceof FunctionMissing)) throw fault;
          onMissed();
        }),
      ...stage.times.asyncInvocation,
      onGivenUp: (fault) => log(`${String(fault)}\n`),
    });
    return { invoker, turn: () => invoker.send(timerEvent(stage.region)) };
  };
  const sweep = onTimer('notify-staff', () => (missedSweeps += 1));
  const siteCheck = onTimer('site-check', () => undefined);
  const sweepIfAllowed = () => (account.maySweep() ? sweep.turn() : (missedSweeps += 1));
  const tellFigures = () => {
    const { visible, oldestAgeSeconds } = queue.figures();
    const measure = (QueueName: string, messages: number, age = 0) =>
      telemetry.measure(
        { namespace: 'AWS/SQS', dimensions: { QueueName } },
        { name: 'ApproximateNumberOfMessagesVisible', value: messages },
        { name: 'ApproximateAgeOfOldestMessage', value: age },
      );
    measure('NotifyQueue', visible, oldestAgeSeconds);
    measure('NotifyDeadLetters', deadLetters);
    measure('NotifyMissedSweeps', missedSweeps);
  };
  let timers: Cancel[] = [];
  const carry = (event: object) => {
    telemetry.event(event);
    for (const [rule, pattern] of Object.entries(rules)) {
      if (matchesPattern(event, pattern) && account.mayForward(rule)) queue.send(JSON.stringify(event));
    }
  };
  return {
    publish: (event) => carry(storeEvent(event, stage.region)),
    publishScan: (result) => carry(scanEvent(result, stage.region)),
    publishMail: carry,
    startTimers: () => {
      timers = [
        clock.every(stage.times.sweepEveryMs, sweepIfAllowed),
        clock.every(hourMs, siteCheck.turn),
        clock.every(figuresEveryMs, tellFigures),
      ];
    },
    close: () => {
      for (const cancel of timers) cancel();
      sweep.invoker.close();
      siteCheck.invoker.close();
      queue.close();
    },
  };
}

function timerEvent(region: string): ScheduledEvent {
  return {
    ...envelope(region),
    source: 'aws.events',
    'detail-type': 'Scheduled Event',
    resources: [`arn:aws:events:${region}:000000000000:rule/sweep`],
    detail: {},
  };
}

function storeEvent({ type, bucket, key, size, etag, versionId, sequencer, reason }: S3Event, region: string) {
  return {
    ...envelope(region),
    source: 'aws.s3',
    'detail-type': type,
    resources: [`arn:aws:s3:::${bucket}`],
    detail: {
      version: '0',
      bucket: { name: bucket },
      object: { key, size, etag, 'version-id': versionId, sequencer },
      'request-id': randomUUID(),
      requester: '000000000000',
      reason,
    },
  };
}

/** https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html */
function scanEvent({ bucket, key, versionId, etag, verdict }: ScanResult, region: string) {
  return {
    ...envelope(region),
    source: 'aws.guardduty',
    'detail-type': 'GuardDuty Malware Protection Object Scan Result',
    resources: [`arn:aws:guardduty:${region}:000000000000:malware-protection-plan/local`],
    detail: {
      schemaVersion: '1.0',
      scanStatus: 'COMPLETED',
      resourceType: 'S3_OBJECT',
      s3ObjectDetails: { bucketName: bucket, objectKey: key, eTag: etag, versionId, s3Throttled: false },
      scanResultDetails: { scanResultStatus: verdict, threats: null },
    },
  };
}

function envelope(region: string) {
  return { version: '0', id: randomUUID(), account: '000000000000', time: new Date().toISOString(), region };
}

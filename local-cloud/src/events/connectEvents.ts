import type { ScheduledEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import type { InvokeFunction } from '../functions/startFunctions';
import type { LocalAccount } from '../rights/LocalAccount';
import type { LocalStage } from '../stage/localStage';
import type { ScanResult } from '../malware-scan/ScriptedScanner';
import type { SesEvent } from '../mailbox/account/SesEvent';
import type { S3Event } from '../s3/bucket/S3Event';
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
  /** Sweeps what a former process left undone, and again at every turn of the timer. */
  startSweeping(): void;
  close(): void;
};

/**
 * How long a message that failed stays hidden, how often the timer sweeps, and how long it waits before each repeat of
 * a sweep that failed: minutes in AWS, here short enough to be waited for.
 */
const visibilityTimeoutMs = 2000;
const sweepEveryMs = 5000;
const asyncWaitsMs = [1000, 2000];
const throttledWaitMs = 1000;

type Consumers = {
  readonly account: Pick<LocalAccount, 'mayForward' | 'maySweep'>;
  readonly invoke: InvokeFunction;
  readonly log: (text: string) => void;
};

/** Connects the events to their consumers, as far as the account lets EventBridge reach them. */
export function connectEvents(stage: LocalStage, { account, invoke, log }: Consumers): LocalEvents {
  const { recordStored, documentScanned } = notifyEventPatterns(stage.bucket);
  const rules = { RecordStored: recordStored, DocumentScanned: documentScanned };
  const queue = new LocalQueue({
    consume: (event) => invoke('notify-staff', event),
    visibilityTimeoutMs,
    maxReceiveCount: notifyQueue.maxReceives,
    onDeadLetter: (body) => void appendFile(join(stage.dataFolder, 'dead-letters.jsonl'), `${body}\n`),
  });
  const timerTarget = new AsyncInvoker({
    invoke: (event) => invoke('notify-staff', event),
    waitsMs: asyncWaitsMs,
    throttledWaitMs,
    onGivenUp: (fault) => log(`${String(fault)}\n`),
  });
  const sweep = () => {
    if (account.maySweep()) timerTarget.send(timerEvent(stage.region));
  };
  let timer: NodeJS.Timeout | undefined;
  const carry = (event: object) => {
    for (const [rule, pattern] of Object.entries(rules)) {
      if (matchesPattern(event, pattern) && account.mayForward(rule)) queue.send(JSON.stringify(event));
    }
  };
  return {
    publish: (event) => carry(storeEvent(event, stage.region)),
    publishScan: (result) => carry(scanEvent(result, stage.region)),
    publishMail: carry,
    startSweeping: () => {
      timer = setInterval(sweep, sweepEveryMs);
      sweep();
    },
    close: () => {
      clearInterval(timer);
      timerTarget.close();
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

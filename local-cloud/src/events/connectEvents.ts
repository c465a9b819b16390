import type { ScheduledEvent } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notifyEventPatterns, notifyQueue } from '@incasso/lambdas/notifyQueue';
import type { InvokeFunction } from '../functions/startFunctions';
import type { ScanResult } from '../store/Scanner';
import type { LocalStage } from '../stage/localStage';
import type { StoreEvent } from '../store/Operation';
import { LocalQueue } from './LocalQueue';

/** Invokes `notify-staff` as EventBridge, the queue and the timer do in AWS. */
export type LocalEvents = {
  /** Forwards a store event to the queue if a rule matches it. */
  publish(event: StoreEvent): void;
  publishScan(result: ScanResult): void;
  enqueue(body: string): void;
  /** Starts the timer that retries the outbox. It first fires after one interval. */
  startTimer(): void;
  close(): void;
};

/** Short enough for tests. In AWS both are minutes. */
const times = { visibilityTimeoutMs: 2000, retryEveryMs: 5000 } as const;

export function connectEvents({ bucket, region, dataFolder }: LocalStage, invoke: InvokeFunction): LocalEvents {
  const patterns = Object.values(notifyEventPatterns(bucket));
  const events = busEvents(region);
  const queue = new LocalQueue({
    consume: (event) => invoke('notify-staff', event),
    visibilityTimeoutMs: times.visibilityTimeoutMs,
    maxConcurrency: notifyQueue.maxConcurrency,
    maxReceives: notifyQueue.maxReceives,
    onDeadLetter: (body) => void appendFile(join(dataFolder, 'dead-letters.jsonl'), `${body}\n`),
  });
  const carry = (event: object) => {
    for (const pattern of patterns) if (matchesEventPattern(event, pattern)) queue.send(JSON.stringify(event));
  };
  const retry = () => {
    // A failed retry is logged by its function; the next one follows soon.
    invoke('notify-staff', events.timer()).catch(() => undefined);
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    publish: (event) => carry(events.store(event)),
    enqueue: (body) => queue.send(body),
    publishScan: (result) => carry(events.scan(result)),
    startTimer: () => {
      timer = setInterval(retry, times.retryEveryMs).unref();
    },
    close: () => {
      clearInterval(timer);
      queue.close();
    },
  };
}

const account = '000000000000';

/** Builds events of EventBridge's default bus. */
function busEvents(region: string) {
  const envelope = () => ({ version: '0', id: randomUUID(), account, time: new Date().toISOString(), region });
  return {
    timer: (): ScheduledEvent => ({
      ...envelope(),
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      resources: [`arn:aws:events:${region}:${account}:rule/retry-timer`],
      detail: {},
    }),

    store: ({ bucket, key, size, etag, versionId }: StoreEvent) => ({
      ...envelope(),
      source: 'aws.s3',
      'detail-type': 'Object Created',
      resources: [`arn:aws:s3:::${bucket}`],
      detail: {
        version: '0',
        bucket: { name: bucket },
        object: { key, size, etag, 'version-id': versionId },
        'request-id': randomUUID(),
        requester: account,
        reason: 'PutObject',
      },
    }),

    /** https://docs.aws.amazon.com/guardduty/latest/ug/monitor-with-eventbridge-s3-malware-protection.html */
    scan: ({ bucket, key, versionId, etag, verdict }: ScanResult) => ({
      ...envelope(),
      source: 'aws.guardduty',
      'detail-type': 'GuardDuty Malware Protection Object Scan Result',
      resources: [`arn:aws:guardduty:${region}:${account}:malware-protection-plan/local`],
      detail: {
        schemaVersion: '1.0',
        scanStatus: 'COMPLETED',
        resourceType: 'S3_OBJECT',
        s3ObjectDetails: { bucketName: bucket, objectKey: key, eTag: etag, versionId, s3Throttled: false },
        scanResultDetails: { scanResultStatus: verdict, threats: null },
      },
    }),
  };
}

/** An EventBridge pattern with the features that the product uses: exact values and prefixes, at any depth. */
type EventPattern = {
  readonly [name: string]: EventPattern | readonly (string | { readonly prefix: string })[];
};

/**
 * Whether an event matches a pattern: for every name in the pattern, the event has one of its values. For a list in the
 * event, one matching item is enough.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-event-patterns-arrays.html
 */
function matchesEventPattern(event: unknown, pattern: EventPattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = isObject(event) ? event[name] : undefined;
    if (!isList(wanted)) return matchesEventPattern(value, wanted);
    return [value].flat().some((one) => typeof one === 'string' && wanted.some((choice) => isMeant(one, choice)));
  });
}

function isMeant(value: string, choice: string | { readonly prefix: string }): boolean {
  return typeof choice === 'string' ? value === choice : value.startsWith(choice.prefix);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isList(value: EventPattern[string]): value is Extract<EventPattern[string], readonly unknown[]> {
  return Array.isArray(value);
}

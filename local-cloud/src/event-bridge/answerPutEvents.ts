import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import { readBody } from '../http/readBody';
import type { Callers } from '../rights/Callers';
import { findCaller } from '../signature/findCaller';
import type { SignatureFaultKind } from '../signature/SignatureFault';
import type { Gatekeeper } from '../signature/verifySignature';
import type { BusEvent } from './BusEvent';
import { EventBridgeError, jsonAnswer, type EventBridgeErrorCode } from './EventBridgeError';
import { failureOf, isWhole, readEntries, type EntryFailure, type PutEventsEntry } from './putEventsRequest';

export type PutEventsPorts = {
  readonly gatekeeper: Gatekeeper;
  readonly callers: Callers;
  /** The account and the region that the buses are in. */
  readonly place: { readonly account: string; readonly region: string };
  /** Names of the event buses that there are. */
  readonly buses: readonly string[];
  /** Why the next entry fails though it is sound, once: a code of EventBridge's. */
  readonly nextFailure: () => string | undefined;
  /** Keeps an event for those who are to get it, so that it outlives this process. */
  readonly keep: (event: BusEvent) => Promise<void>;
};

const maxBodyBytes = 8 * 1024 * 1024;

const codes: Record<SignatureFaultKind, EventBridgeErrorCode> = {
  missing: 'MissingAuthenticationTokenException',
  malformed: 'IncompleteSignatureException',
  'malformed-query': 'IncompleteSignatureException',
  'unknown-key': 'UnrecognizedClientException',
  skewed: 'InvalidSignatureException',
  expired: 'ExpiredTokenException',
  'not-yet-valid': 'InvalidSignatureException',
  'unsigned-headers': 'InvalidSignatureException',
  mismatch: 'InvalidSignatureException',
};

const refusal = (kind: SignatureFaultKind, message: string) => new EventBridgeError(codes[kind], message);

/** Answers a call of EventBridge's JSON protocol, of which it knows `PutEvents` alone. */
export async function answerPutEvents(request: IncomingMessage, ports: PutEventsPorts): Promise<HttpAnswer> {
  const requestId = randomUUID();
  try {
    const body = await readBody(request, maxBodyBytes);
    if (body === undefined) throw new EventBridgeError('ValidationException', 'The request is too large.');
    const accessKeyId = findCaller(request, body, { gatekeeper: ports.gatekeeper, refusal });
    const target = request.headers['x-amz-target'];
    if (target !== 'AWSEvents.PutEvents') {
      throw new EventBridgeError('UnknownOperationException', `This stand-in does not know ${String(target)}.`);
    }
    const entries = readEntries(body.toString('utf8'));
    for (const entry of entries) checkRights(accessKeyId, entry, ports);
    const results: (EntryFailure | { EventId: string })[] = [];
    for (const entry of entries) results.push(await take(entry, ports));
    const FailedEntryCount = results.filter((result) => 'ErrorCode' in result).length;
    return jsonAnswer(200, { FailedEntryCount, Entries: results }, requestId);
  } catch (fault) {
    if (fault instanceof EventBridgeError) return fault.toAnswer(requestId);
    throw fault;
  }
}

function checkRights(accessKeyId: string, entry: PutEventsEntry, { callers, place }: PutEventsPorts): void {
  const resource = `arn:aws:events:${place.region}:${place.account}:event-bus/${busOf(entry)}`;
  const refusal = callers.refuse(accessKeyId, { action: 'events:PutEvents', resource, conditionKeys: {} });
  if (refusal === undefined) return;
  throw new EventBridgeError(
    'AccessDeniedException',
    `User: ${refusal.callerArn} is not authorized to perform: events:PutEvents on resource: ${resource} because no identity-based policy allows the events:PutEvents action`,
  );
}

async function take(entry: PutEventsEntry, ports: PutEventsPorts): Promise<EntryFailure | { EventId: string }> {
  const bus = busOf(entry);
  const failure = failureOf(entry);
  if (failure !== undefined) return failure;
  if (!ports.buses.includes(bus)) {
    return { ErrorCode: 'InvalidArgument', ErrorMessage: `Event bus ${bus} does not exist.` };
  }
  const asked = ports.nextFailure();
  if (asked !== undefined) return { ErrorCode: asked, ErrorMessage: 'A fault that was asked for.' };
  if (!isWhole(entry)) throw new Error('an entry without its parts passed its check');
  const EventId = randomUUID();
  const { Source: source, DetailType: detailType, Detail, Resources: resources = [], Time } = entry;
  const detail: unknown = JSON.parse(Detail);
  const time = Time === undefined ? new Date() : new Date(Time * 1000);
  await ports.keep({
    bus,
    event: {
      version: '0',
      id: EventId,
      'detail-type': detailType,
      source,
      ...ports.place,
      time: `${time.toISOString().slice(0, 19)}Z`,
      resources,
      detail,
    },
  });
  return { EventId };
}

function busOf({ EventBusName = 'default' }: PutEventsEntry): string {
  return EventBusName.replace(/^arn:.*\//, '');
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { FaultPlan, faultsPath } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import { readBody } from '../http/readBody';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import { answerPutEvents, type PutEventsPorts } from './answerPutEvents';
import { eventBridgeErrorOfStatus } from './EventBridgeError';

export type EventBridgeOptions = Omit<PutEventsPorts, 'nextFailure' | 'gatekeeper'> & {
  /** 0 takes a free one. */
  readonly port: number;
  /** Makes ready what keeps the events. */
  readonly open: () => Promise<void>;
};

/** Where a test says why the next entries fail: a JSON list of EventBridge's codes. */
const failuresPath = '/_failures';

const failuresSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Starts the stand-in of EventBridge. Rejects with Node's error when the port is in use. */
export async function startEventBridge({ port, open, ...ports }: EventBridgeOptions): Promise<RunningServer> {
  const faults = new FaultPlan();
  let failures: readonly string[] = [];
  const nextFailure = () => {
    const [next, ...others] = failures;
    failures = others;
    return next;
  };
  const gatekeeper = {
    secretOf: (id: string) => ports.callers.secretOf(id),
    region: ports.place.region,
    service: 'events',
  };

  async function receiveFailures(request: IncomingMessage): Promise<HttpAnswer> {
    const parsed = v.safeParse(failuresSchema, (await readBody(request, 64 * 1024))?.toString('utf8'));
    if (!parsed.success) return { status: 400, headers: {}, body: 'The body is a JSON list of codes.\n' };
    failures = parsed.output;
    return { status: 204, headers: {} };
  }

  async function answer({ request, path, signal }: ServerCall): Promise<HttpAnswer | undefined> {
    if (request.method === 'POST' && path === faultsPath) return faults.receive(request);
    if (request.method === 'POST' && path === failuresPath) return receiveFailures(request);
    if (request.method !== 'POST' || path !== '/') {
      await drainRequest(request);
      return { status: 404, headers: {} };
    }
    return faults.apply({
      request,
      path,
      signal,
      answer: () => answerPutEvents(request, { ...ports, gatekeeper, nextFailure }),
      refuse: (status) => eventBridgeErrorOfStatus(status).toAnswer(randomUUID()),
    });
  }

  return startStandIn({ port, open, answer });
}

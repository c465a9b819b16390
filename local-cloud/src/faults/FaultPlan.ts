import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { readBody } from '../http/readBody';
import { discardAnswer, drainRequest, type HttpAnswer } from '../http/httpAnswer';

/** Where the plan of faults is set on a stand-in. */
export const faultsPath = '/_faults';

const conditions = {
  /** How many requests it meets. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** `after`: the work is done and only its answer is spoilt. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  /** Only requests with this method. */
  method: v.optional(v.string()),
  /** Only requests whose path begins like this. */
  path: v.optional(v.string()),
};

const faultSchema = v.union(
  [
    v.strictObject({
      status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      /** The service's name for the error. Default: the likeliest one for the status. */
      code: v.exactOptional(v.string()),
      ...conditions,
    }),
    v.strictObject({ drop: v.literal(true), ...conditions }),
    /** At the mailbox: the next mail comes back. */
    v.strictObject({ bounce: v.literal(true), ...conditions }),
    v.strictObject({ delayMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), ...conditions }),
  ],
  'each fault is one of { "status": 400 to 599 } with an optional "code", { "drop": true }, { "bounce": true } or { "delayMs": 0 to 600000 }, with an optional "count" (1 or more), "when" ("before" or "after"), "method" and "path"',
);

const faultsSchema = v.array(faultSchema, 'the body is a JSON list of faults');

type Fault = v.InferOutput<typeof faultSchema>;

/** What a fault is matched against. */
type Target = { readonly method: string; readonly path: string };

const maxPlanBytes = 64 * 1024;

/** The faults that the next requests to a stand-in meet. */
export class FaultPlan {
  #pending: { readonly fault: Fault; left: number }[] = [];
  #replaced = new AbortController();

  /** Answers `POST /_faults`: the list in its body replaces the plan, and ends the delays of the former one. */
  async receive(request: IncomingMessage): Promise<HttpAnswer> {
    const body = await readBody(request, maxPlanBytes);
    const faults = v.safeParse(faultsSchema, parseJson(body?.toString('utf8')));
    if (!faults.success) return plainText(400, `Not a plan of faults: ${faults.issues[0].message}.\n`);
    this.#pending = faults.output.map((fault) => ({ fault, left: fault.count }));
    this.#replaced.abort();
    this.#replaced = new AbortController();
    return { status: 204, headers: {} };
  }

  /**
   * Makes the answer to a request, unless a fault stands in the way. `undefined`: the connection is to be dropped.
   * `refuse` makes the service's own error of a status; `signal` ends a delay when the client has gone.
   */
  async apply(task: {
    request: IncomingMessage;
    path: string;
    signal: AbortSignal;
    answer: () => Promise<HttpAnswer>;
    bounce?: () => Promise<HttpAnswer>;
    refuse: (status: number, code?: string) => HttpAnswer;
  }): Promise<HttpAnswer | undefined> {
    const fault = this.#take({ method: task.request.method ?? '', path: task.path });
    if (fault === undefined) return task.answer();
    if ('bounce' in fault) return (task.bounce ?? task.answer)();
    const spoilt = fault.when === 'after' ? await task.answer() : undefined;
    if ('delayMs' in fault) {
      const signal = AbortSignal.any([task.signal, this.#replaced.signal]);
      await wait(fault.delayMs, undefined, { signal }).catch(() => undefined);
      return spoilt ?? task.answer();
    }
    if (spoilt !== undefined) discardAnswer(spoilt);
    if ('drop' in fault) return undefined;
    await drainRequest(task.request);
    return task.refuse(fault.status, fault.code);
  }

  #take(target: Target): Fault | undefined {
    const entry = this.#pending.find(({ fault }) => meets(fault, target));
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left === 0) this.#pending = this.#pending.filter((other) => other !== entry);
    return entry.fault;
  }
}

function meets({ method, path }: Fault, target: Target): boolean {
  return (
    (method === undefined || method.toUpperCase() === target.method) &&
    (path === undefined || target.path.startsWith(path))
  );
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function plainText(status: number, body: string): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { type HttpAnswer, type HttpCall, plainText, readBody } from './startServer';

export const faultsPath = '/_faults';
const maxPlanBytes = 64 * 1024;

const conditions = {
  /** Number of requests that fail. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** `after`: the work is done and only its answer is lost. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  method: v.optional(v.string()),
  /** Only requests with this path prefix. */
  path: v.optional(v.string(), ''),
};

const faultSchema = v.union(
  [
    v.strictObject({
      status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
      /** The service's error code. Default: the likeliest for the status. */
      code: v.exactOptional(v.string()),
      ...conditions,
    }),
    v.strictObject({ drop: v.literal(true), ...conditions }),
    v.strictObject({ delayMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), ...conditions }),
    /** For the mailbox: the next mail bounces. */
    v.strictObject({ bounce: v.literal(true), ...conditions }),
  ],
  'each fault is one of { "status": 400 to 599 } with an optional "code", { "drop": true }, { "delayMs": 0 to 600000 } or { "bounce": true }, with an optional "count" (1 or more), "when" ("before" or "after"), "method" and "path"',
);
const faultsSchema = v.pipe(v.string(), v.parseJson(), v.array(faultSchema, 'the body is a JSON list of faults'));

type Fault = v.InferOutput<typeof faultSchema>;

type Answers = {
  readonly answer: () => Promise<HttpAnswer>;
  readonly refuse: (status: number, code?: string) => HttpAnswer;
  readonly bounce?: () => Promise<HttpAnswer>;
};

export class FaultPlan {
  #pending: { readonly fault: Fault; left: number }[] = [];
  #replaced = new AbortController();

  /**
   * Answers a request, or applies the fault planned for it. `undefined`: drop the connection. `POST /_faults` sets the
   * faults: the list in its body replaces the previous one and ends its delays.
   */
  async apply(call: HttpCall, { answer, refuse, bounce = answer }: Answers): Promise<HttpAnswer | undefined> {
    if (call.path === faultsPath && call.method === 'POST') return this.#receive(call);
    const fault = this.#take(call);
    if (fault === undefined) return answer();
    if ('bounce' in fault) return bounce();
    const spoilt = fault.when === 'after' ? await answer() : undefined;
    if ('delayMs' in fault) {
      const signal = AbortSignal.any([call.signal, this.#replaced.signal]);
      await wait(fault.delayMs, undefined, { signal }).catch(() => undefined);
      return spoilt ?? answer();
    }
    if (spoilt?.body instanceof Readable) spoilt.body.destroy();
    return 'drop' in fault ? undefined : refuse(fault.status, fault.code);
  }

  async #receive({ request }: HttpCall): Promise<HttpAnswer> {
    const body = await readBody(request, maxPlanBytes);
    const faults = v.safeParse(faultsSchema, body?.toString('utf8'));
    if (!faults.success) return plainText(400, `Not a plan of faults: ${faults.issues[0].message}.\n`);
    this.#pending = faults.output.map((fault) => ({ fault, left: fault.count }));
    this.#replaced.abort();
    this.#replaced = new AbortController();
    return { status: 204, headers: {} };
  }

  #take({ method, path }: HttpCall): Fault | undefined {
    const entry = this.#pending.find(
      ({ fault }) => (fault.method ?? method).toUpperCase() === method && path.startsWith(fault.path),
    );
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left === 0) this.#pending = this.#pending.filter((other) => other !== entry);
    return entry.fault;
  }
}

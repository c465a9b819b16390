import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { readBody } from '../http/readBody';
import type { HttpAnswer } from '../http/httpAnswer';

/** Where functions are switched. */
export const functionsPath = '/_functions';

/**
 * What is wrong with a function. `disconnected`: nothing hands it the queue's messages, as when its event source
 * mapping is disabled.
 */
const conditions = ['removed', 'throttled', 'killed', 'disconnected'] as const;
type Condition = (typeof conditions)[number];

const switchesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(conditions)));

/** What tests have made wrong with functions. */
export class FunctionSwitches {
  #conditions: Readonly<Record<string, Condition>> = {};

  /** Answers `POST /_functions`: its body, such as `{ "health": "throttled" }`, names all that are not sound. */
  async receive(request: IncomingMessage): Promise<HttpAnswer> {
    const body = await readBody(request, 4096);
    const switches = v.safeParse(switchesSchema, body?.toString('utf8'));
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    if (!switches.success) {
      const explanation = `The body is { "name of a function": one of ${conditions.join(', ')} }, or {}.\n`;
      return { status: 400, headers, body: explanation };
    }
    this.#conditions = switches.output;
    return { status: 204, headers: {} };
  }

  is(name: string, condition: Condition): boolean {
    return this.#conditions[name] === condition;
  }
}

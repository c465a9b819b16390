import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { HttpAnswer } from '../../http/httpAnswer';
import { readBody } from '../../http/readBody';
import type { Bucket } from '../bucket/Bucket';
import type { LifecycleRule } from './lifecycleRule';
import type { MovableClock } from './MovableClock';
import { nextMidnight, runLifecycle } from './runLifecycle';

/** Where tests move the clock of the stand-in. */
export const clockPath = '/_clock';

const moveSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    now: v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  }),
);

/** Lets a bucket age: every midnight that its clock passes when it is moved, S3's lifecycle runs once. */
export class BucketLifecycle {
  constructor(
    private readonly clock: MovableClock,
    /** Asked when the clock is first moved: until then the rules cost nothing. */
    private readonly readRules: () => Promise<readonly LifecycleRule[]>,
  ) {}

  /** Answers `POST /_clock` with a body such as `{ "now": "2026-12-24T10:00:00Z" }`, which moves it forward alone. */
  async receive(request: IncomingMessage, bucket: Bucket): Promise<HttpAnswer> {
    const body = await readBody(request, 1024);
    const move = v.safeParse(moveSchema, body?.toString('utf8'));
    if (!move.success || move.output.now < this.clock.now()) {
      return plainText(400, 'The body is { "now": a time that is not past, as in 2026-12-24T10:00:00Z }.\n');
    }
    await this.#moveTo(move.output.now, bucket);
    return plainText(200, `${this.clock.now().toISOString()}\n`);
  }

  async #moveTo(target: Date, bucket: Bucket): Promise<void> {
    const rules = await this.readRules();
    for (;;) {
      const midnight = nextMidnight(this.clock.now());
      if (midnight > target) break;
      this.clock.moveTo(midnight);
      await runLifecycle(bucket, rules, midnight);
    }
    this.clock.moveTo(target);
  }
}

function plainText(status: number, body: string): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

import { apiPaths } from '@incasso/contract/api';
import * as v from 'valibot';
import { releasePath } from '../release/release';
import { parseAnswer } from './parseAnswer';
import { expectEqual, type Ask } from './smokeCheck';

const healthSchema = v.object({ ok: v.literal(true), release: v.string() });
const releaseSchema = v.object({ commit: v.string(), committedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** CloudFront serves the release before for a minute, and then asks the bucket. */
const patience = { looks: 25, pauseMs: 5000 };

/** Throws unless the API is healthy and the site gets the same release within two minutes. */
export async function proveSameRelease(ask: Ask, pause: (ms: number) => Promise<unknown>): Promise<void> {
  const health = parseAnswer(healthSchema, apiPaths.health, await ask(apiPaths.health));
  for (let looks = 1; ; looks += 1) {
    const { commit } = parseAnswer(releaseSchema, releasePath, await ask(releasePath));
    if (commit === health.release) return;
    if (looks === patience.looks) expectEqual('the release of the API', health.release, commit);
    await pause(patience.pauseMs);
  }
}

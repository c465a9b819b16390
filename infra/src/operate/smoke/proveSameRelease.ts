import { apiPaths } from '@incasso/contract/api';
import * as v from 'valibot';
import { releasePath } from '../../release/release';

/** Fetches a text of the site. */
export type Ask = (path: string) => Promise<string>;

const healthSchema = v.object({ ok: v.literal(true), release: v.string() });
const releaseSchema = v.object({ commit: v.string(), committedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** CloudFront serves the release before for a minute, and then asks the bucket. */
const patience = { looks: 25, pauseMs: 5000 };

/** Throws unless the API is healthy and the site gets the same release within two minutes. */
export async function proveSameRelease(ask: Ask, pause: (ms: number) => Promise<unknown>): Promise<void> {
  const { release } = v.parse(v.pipe(v.string(), v.parseJson(), healthSchema), await ask(apiPaths.health));
  for (let looks = 1; ; looks += 1) {
    const { commit } = v.parse(v.pipe(v.string(), v.parseJson(), releaseSchema), await ask(releasePath));
    if (commit === release) return;
    if (looks === patience.looks) throw new Error(`the release of the API is ${release}, not ${commit}`);
    await pause(patience.pauseMs);
  }
}

import { apiPaths } from '@incasso/contract/api';
import { routes } from '@incasso/contract/routes';
import { siteConfigPath, siteConfigSchema } from '@incasso/contract/siteConfig';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { cacheRules } from '../src/delivery/cacheRules';
import { directUploads } from '../src/delivery/crossOriginRules';
import { headerPolicies } from '../src/delivery/headerPolicies';
import { releasePath } from '../src/release/release';

const healthSchema = v.object({ ok: v.literal(true), release: v.string() });
const releaseSchema = v.object({ commit: v.string(), committedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** CloudFront serves the previous release for a minute, and then asks the bucket. */
const patience = { looks: 25, pauseMs: 5000 };

/**
 * Checks a deployed site by six requests from outside and returns what is wrong; nothing is stored. `origin` is the
 * site's, as `https://www.solvenda.example`. First waits until the site has the release of the API.
 */
export async function smokeFaults(
  origin: string,
  pause: (ms: number) => Promise<unknown> = setTimeout,
): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (path: string, init?: RequestInit) => {
    const url = new URL(path, origin);
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
      (cause: unknown) => {
        throw new Error(`${url.href} does not answer`, { cause });
      },
    );
    if (!answer.ok) faults.push(`${url.href}: the status is ${answer.status}`);
    return { url: url.href, headers: answer.headers, text: await answer.text() };
  };
  const read = async <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    v.parse(v.pipe(v.string(), v.parseJson(), schema), (await ask(path)).text);
  const expectHeaders = ({ url, headers }: Awaited<ReturnType<typeof ask>>, wanted: Record<string, string>) => {
    for (const [name, start] of Object.entries(wanted))
      if (headers.get(name)?.startsWith(start) !== true)
        faults.push(`${url}: ${name} is ${headers.get(name)}, not ${start}`);
  };

  try {
    const { release } = await read(apiPaths.health, healthSchema);
    for (let looks = 1; ; looks += 1) {
      const { commit } = await read(releasePath, releaseSchema);
      if (commit === release) break;
      if (looks === patience.looks) {
        faults.push(`the release of the API is ${release}, that of the site ${commit}`);
        break;
      }
      await pause(patience.pauseMs);
    }

    const { uploadOrigin, botCheck } = await read(siteConfigPath, siteConfigSchema);
    const policies = headerPolicies({ uploadOrigin, botCheckProvider: botCheck.provider });
    const page = await ask(routes.start);
    expectHeaders(page, { ...policies.site, 'cache-control': cacheRules.revalidated.cacheControl });
    if (!page.text.includes('name="company_name"')) faults.push(`${page.url}: there is no form`);

    const [, path = '/no-script'] = /<script[^>]* src="(\/[^"]+)"/.exec(page.text) ?? [];
    const script = await ask(path, { headers: { 'accept-encoding': 'br' } });
    expectHeaders(script, { 'cache-control': cacheRules.immutable.cacheControl, 'content-encoding': 'br' });
    const length = Number(script.headers.get('content-length'));
    // Another version of Brotli may make a few bytes more.
    if (length > brotliCompressSync(script.text).length * 1.01)
      faults.push(`${script.url}: it has ${length} bytes, more than Brotli's best level makes`);

    const preflight = {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': directUploads.requestHeaders.join(','),
    };
    const upload = await ask(`${uploadOrigin}/`, { method: 'OPTIONS', headers: preflight });
    expectHeaders(upload, { 'access-control-allow-origin': '' });
  } catch (error) {
    faults.push(String(error));
  }
  return faults;
}

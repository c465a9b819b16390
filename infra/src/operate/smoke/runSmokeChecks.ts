import { routes } from '@incasso/contract/routes';
import { siteConfigPath, siteConfigSchema } from '@incasso/contract/siteConfig';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { proveSameRelease } from './proveSameRelease';
import { smokeChecks, type SmokeCheck } from './smokeChecks';

/** The result of a check. `fault` is absent if the check passed. */
export type SmokeResult = { readonly name: string; readonly fault?: string };

/**
 * Checks a deployed site from outside, as visitors and partners use it, without creating a case. `origin` is the
 * site's, as `https://www.solvenda.example`. First waits until the site has the release of the API.
 */
export async function runSmokeChecks(origin: string): Promise<SmokeResult[]> {
  const ask = async (url: string, init?: RequestInit) => {
    const address = url.startsWith('/') ? origin + url : url;
    const response = await fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const textOf = async (url: string) => (await ask(url)).text;
  const results: SmokeResult[] = [];
  const record = async (name: string, prove: () => Promise<string[]>) => {
    const faults = await prove().catch((error: unknown) => [String(error)]);
    results.push({ name, ...(faults.length > 0 && { fault: faults.join('\n') }) });
  };
  await record('the API and the site have the same release', async () => {
    await proveSameRelease(textOf, setTimeout);
    return [];
  });
  await record('the site has a configuration', async () => {
    const config = v.parse(v.pipe(v.string(), v.parseJson(), siteConfigSchema), await textOf(siteConfigPath));
    const { text, headers } = await ask(routes.home, { headers: { 'accept-encoding': 'br' } });
    for (const check of smokeChecks({ origin, config, home: { text, etag: headers.get('etag') ?? '' } }))
      await record(`${check.request?.method ?? 'GET'} ${check.url}`, async () =>
        faultsOf(check, await ask(check.url, check.request)),
      );
    return [];
  });
  return results;
}

type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

function faultsOf(
  { status = 200, headers = {}, texts = [], isSmallest = false }: SmokeCheck,
  answer: Answer,
): string[] {
  const length = Number(answer.headers.get('content-length'));
  // Another version of Brotli may make a few bytes more.
  const hasLength = !isSmallest || (length > 0 && length < brotliCompressSync(answer.text).length * 1.01);
  const wrong = Object.entries(headers).filter(([name, expected]) => {
    const actual = answer.headers.get(name);
    return expected === null ? actual !== null : actual?.startsWith(expected) !== true;
  });
  return [
    ...(status === null || answer.status === status ? [] : [`the status is ${answer.status}, not ${status}`]),
    ...wrong.map(([name, expected]) => `${name} is ${answer.headers.get(name)}, not ${expected}`),
    ...(hasLength ? [] : [`it has ${length} bytes, more than Brotli's best level makes`]),
    ...texts.filter((part) => !answer.text.includes(part)).map((part) => `the text has no ${JSON.stringify(part)}`),
  ];
}

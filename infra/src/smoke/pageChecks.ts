import { apiPaths } from '@incasso/contract/api';
import { versionPaths } from '@incasso/contract/legalVersions';
import { redirects } from '@incasso/contract/redirects';
import { legalDocuments, routes } from '@incasso/contract/routes';
import { cacheRules } from '../delivery/cacheRules';
import { errorPage } from '../delivery/behaviours';
import { expectEqual, expectPart, type Ask, type SmokeCheck } from './smokeCheck';

const { revalidated, immutable } = cacheRules;

export const pageChecks: readonly SmokeCheck[] = [
  {
    name: 'every page has its heading and its security headers',
    prove: async (ask) => {
      for (const path of Object.values(routes)) await provePage(ask, path);
    },
  },
  {
    name: 'every former URL redirects with 301 and keeps its query string',
    prove: async (ask) => {
      for (const { path, to } of redirects) {
        for (const spelling of [path, `${path}/`, path.toUpperCase()]) {
          const { status, headers } = await ask(`${spelling}?from=old%20mail`);
          expectEqual(`${spelling}: status`, status, 301);
          expectEqual(`${spelling}: location`, headers.get('location'), `${to}?from=old%20mail`);
        }
      }
    },
  },
  {
    name: 'a missing page or file answers 404 with the error page',
    prove: async (ask) => {
      for (const path of ['/no-such-page', '/assets/no-such-file.js']) {
        const { status, text } = await ask(path);
        expectEqual(`${path}: status`, status, errorPage.status);
        expectPart(`${path}: text`, text, 'Oops! Page not found');
      }
    },
  },
  {
    name: 'browsers may cache the scripts of the home page for a year',
    prove: async (ask) => {
      const { text } = await ask(routes.home);
      const scripts = [...text.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, path = '']) => path);
      if (scripts.length === 0) throw new Error('the home page loads no script');
      for (const path of scripts) {
        const { status, headers } = await ask(path);
        expectEqual(`${path}: status`, status, 200);
        expectEqual(`${path}: cache-control`, headers.get('cache-control'), immutable.cacheControl);
      }
    },
  },
  {
    name: 'text is compressed, and answered with 304 if the browser has it',
    prove: async (ask) => {
      const headers = { 'accept-encoding': 'br' };
      const first = await ask(routes.home, { headers });
      expectEqual('content-encoding', first.headers.get('content-encoding'), 'br');
      const again = await ask(routes.home, {
        headers: { ...headers, 'if-none-match': first.headers.get('etag') ?? '' },
      });
      expectEqual('the status of the second request', again.status, 304);
    },
  },
  {
    name: 'paths are case-sensitive',
    prove: async (ask) => {
      const path = apiPaths.health.toUpperCase();
      const { status, headers } = await ask(path);
      expectEqual(`${path}: status`, status, errorPage.status);
      expectPart(`${path}: type`, headers.get('content-type'), 'text/html');
    },
  },
  {
    name: 'an encoded path is decoded',
    prove: async (ask) => {
      for (const path of [apiPaths.health.replace('a', '%61'), `/${apiPaths.health}`]) {
        expectPart(`${path}: type`, (await ask(path)).headers.get('content-type'), 'application/json');
      }
    },
  },
  {
    name: 'the legal documents and all their versions are PDFs',
    prove: async (ask) => {
      for (const path of [...Object.values(legalDocuments), ...versionPaths()]) {
        const { status, headers } = await ask(path);
        expectEqual(`${path}: status`, status, 200);
        expectEqual(`${path}: type`, headers.get('content-type'), 'application/pdf');
      }
    },
  },
];

async function provePage(ask: Ask, path: string): Promise<void> {
  const { status, headers, text } = await ask(path);
  expectEqual(`${path}: status`, status, 200);
  expectPart(`${path}: type`, headers.get('content-type'), 'text/html');
  expectPart(`${path}: text`, text, '<h1');
  expectEqual(`${path}: cache-control`, headers.get('cache-control'), revalidated.cacheControl);
  expectPart(`${path}: content security policy`, headers.get('content-security-policy'), "frame-ancestors 'none'");
  expectPart(`${path}: strict-transport-security`, headers.get('strict-transport-security'), 'max-age=');
  expectEqual(`${path}: x-content-type-options`, headers.get('x-content-type-options'), 'nosniff');
}

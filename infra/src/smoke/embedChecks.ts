import { brotliCompressSync } from 'node:zlib';
import { apiPaths } from '@incasso/contract/api';
import { embedPaths, maxLoaderBytes } from '@incasso/contract/embed/embedNames';
import { cacheRules } from '../delivery/cacheRules';
import { apiCalls } from '../delivery/crossOriginRules';
import { preflight } from './preflight';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

export const embedChecks: readonly SmokeCheck[] = [
  {
    name: 'the embed’s script loads on any page, is small, and is revalidated',
    prove: async (ask) => {
      const { status, headers, text } = await ask(embedPaths.loader);
      expectEqual(`${embedPaths.loader}: status`, status, 200);
      expectPart(`${embedPaths.loader}: type`, headers.get('content-type'), 'javascript');
      expectEqual(
        `${embedPaths.loader}: cache-control`,
        headers.get('cache-control'),
        cacheRules.revalidated.cacheControl,
      );
      expectEqual(`${embedPaths.loader}: CORP`, headers.get('cross-origin-resource-policy'), 'cross-origin');
      const bytes = brotliCompressSync(text).length;
      if (bytes > maxLoaderBytes) throw new Error(`${embedPaths.loader} has ${bytes} bytes`);
    },
  },
  {
    name: 'the embed’s iframe shows step 1, only loads on partners’ pages, and is not indexed',
    prove: async (ask) => {
      const { status, headers, text } = await ask(`${embedPaths.frame}?key=pk_unknown_to_all`);
      expectEqual(`${embedPaths.frame}: status`, status, 200);
      expectPart(`${embedPaths.frame}: text`, text, 'name="company_name"');
      expectPart(`${embedPaths.frame}: text`, text, 'noindex');
      expectEqual(`${embedPaths.frame}: x-frame-options`, headers.get('x-frame-options'), null);
      expectPart(
        `${embedPaths.frame}: content security policy`,
        headers.get('content-security-policy'),
        "frame-ancestors 'self'",
      );
    },
  },
  {
    name: 'partners’ pages may call the API, other origins may not',
    prove: async (ask) => {
      const policy = (await ask(embedPaths.frame)).headers.get('content-security-policy');
      const framing = /frame-ancestors 'self'([^;]*)/.exec(policy ?? '')?.[1];
      if (framing === undefined) throw new Error("the embed's page has no frame-ancestors");
      const partners = framing.split(' ').filter((part) => part !== '');
      for (const origin of [...partners, 'https://stranger.example']) {
        const { headers } = await ask(apiPaths.intake, preflight(origin, apiCalls, 'POST'));
        const allowed = partners.includes(origin) ? origin : null;
        expectEqual(`access-control-allow-origin for ${origin}`, headers.get('access-control-allow-origin'), allowed);
      }
    },
  },
  {
    name: 'the federated module for partners can be loaded from another origin',
    prove: async (ask) => {
      const { status, headers } = await ask(embedPaths.federatedEntry);
      expectEqual(`${embedPaths.federatedEntry}: status`, status, 200);
      expectEqual(
        `${embedPaths.federatedEntry}: access-control-allow-origin`,
        headers.get('access-control-allow-origin'),
        '*',
      );
    },
  },
];

import { brotliCompressSync } from 'node:zlib';
import { embedPaths, maxLoaderBytes } from '@incasso/contract/embed/embedNames';
import { cacheRules } from '../delivery/cacheRules';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

/** What partners' pages load. */
export const embedChecks: readonly SmokeCheck[] = [
  {
    name: 'the script of the embed loads on any page, light and never older than a deploy',
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
      if (bytes > maxLoaderBytes) throw new Error(`${embedPaths.loader} weighs ${bytes} bytes`);
    },
  },
  {
    name: 'the frame of the embed shows its first step, to partners alone and to no search engine',
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

import { brotliCompressSync } from 'node:zlib';
import { embedPaths, maxLoaderBytes } from '@incasso/contract/embed/embedNames';
import { cacheRules } from '../delivery/cacheRules';
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
];

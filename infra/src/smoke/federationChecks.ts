import { remotes } from '@incasso/contract/federation';
import { siteConfigPath, siteConfigSchema } from '@incasso/contract/siteConfig';
import * as v from 'valibot';
import { expectEqual, expectPart, type SmokeCheck } from './smokeCheck';

export const federationChecks: readonly SmokeCheck[] = [
  {
    name: 'the entry of every remote can be loaded from another origin',
    prove: async (ask) => {
      for (const { publicPath } of Object.values(remotes)) {
        const path = `${publicPath}remoteEntry.js`;
        const { status, headers } = await ask(path, { headers: { origin: 'https://partner.example' } });
        expectEqual(`${path}: status`, status, 200);
        expectPart(`${path}: type`, headers.get('content-type'), 'javascript');
        expectEqual(`${path}: access-control-allow-origin`, headers.get('access-control-allow-origin'), '*');
        expectEqual(`${path}: CORP`, headers.get('cross-origin-resource-policy'), 'cross-origin');
      }
    },
  },
  {
    name: 'the stage’s configuration is complete',
    prove: async (ask) => {
      const { text } = await ask(siteConfigPath);
      const { uploadOrigin } = v.parse(siteConfigSchema, JSON.parse(text));
      const page = await ask('/');
      expectPart('the content security policy', page.headers.get('content-security-policy'), uploadOrigin);
    },
  },
];

import { siteConfigPath, siteConfigSchema } from '@incasso/contract/siteConfig';
import * as v from 'valibot';
import { directUploads } from '../delivery/crossOriginRules';
import { expectEqual, type Ask, type SmokeCheck } from './smokeCheck';

export const uploadChecks: readonly SmokeCheck[] = [
  {
    name: 'the site’s pages may upload documents to the bucket',
    prove: async (ask, origin) => {
      const { status, headers } = await ask(await bucketAddress(ask), preflight(origin));
      expectEqual('the status of the preflight', status, 200);
      const allowed = headers.get('access-control-allow-origin');
      expectEqual('access-control-allow-origin', allowed === '*' || allowed === origin, true);
    },
  },
  {
    name: 'the bucket refuses unsigned reads',
    prove: async (ask) => {
      expectEqual('the status', (await ask(await bucketAddress(ask))).status, 403);
    },
  },
];

function preflight(origin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': directUploads.requestHeaders.join(','),
    },
  };
}

async function bucketAddress(ask: Ask): Promise<string> {
  const { text } = await ask(siteConfigPath);
  return `${v.parse(siteConfigSchema, JSON.parse(text)).uploadOrigin}/`;
}

import { QueryClient } from '@tanstack/query-core';
import { parse } from 'valibot';
import { retryRule } from '@incasso/contract/api';
import { siteConfigPath, siteConfigSchema, type SiteConfig } from '@incasso/contract/siteConfig';
import { retryDelayMs } from '../api/retry';

const { maxRetries, cacheLifetimeMs } = retryRule;

/** The only query client of a host. Hosts import this module lazily, to keep it out of the first load. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: maxRetries,
      retryDelay: retryDelayMs,
      staleTime: cacheLifetimeMs,
      gcTime: cacheLifetimeMs,
    },
  },
});

/**
 * Fetches the run-time configuration of the stage, at most once per cache lifetime. `siteOrigin` is empty on the site
 * itself.
 */
export function fetchSiteConfig(siteOrigin = ''): Promise<SiteConfig> {
  const address = siteOrigin + siteConfigPath;
  return queryClient.query({
    queryKey: [address],
    queryFn: async ({ signal }) => {
      const answer = await fetch(address, { signal });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return parse(siteConfigSchema, await answer.json());
    },
  });
}

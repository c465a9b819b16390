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

/** Fetches the run-time configuration of the stage, at most once per cache lifetime. */
export function fetchSiteConfig(): Promise<SiteConfig> {
  return queryClient.query({
    queryKey: [siteConfigPath],
    queryFn: async ({ signal }) => {
      const answer = await fetch(siteConfigPath, { signal });
      if (!answer.ok) throw new Error(`${siteConfigPath} answered ${answer.status}`);
      return parse(siteConfigSchema, await answer.json());
    },
  });
}

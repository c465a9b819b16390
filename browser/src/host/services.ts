import { createContext, useContext, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/query-core';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import type { PartnerPage } from './PartnerPage';

/** A short message at the edge of the screen: 5 s, errors 8 s, announced to screen readers (decision 16). */
export type Toast = { readonly kind: 'success' | 'error'; readonly text: string };

/** What a host (the shell, or the embed's frame) offers the parts that run in it. */
export type HostServices = {
  readonly showToast: (toast: Toast) => void;
  /** Goes to a path of the site; an embed, which has no such place, leaves it out. */
  readonly navigate?: (path: string) => void;
  /** The partner's page that the intake stands on; absent on the site itself. */
  readonly partnerPage?: PartnerPage;
  /** Reads `/config.json`, once per cache lifetime. Rejects when it cannot be had. */
  readonly loadSiteConfig: () => Promise<SiteConfig>;
  /** Shows the intake wizard in a page: remotes do not know each other, their host brings them together. */
  readonly renderIntake?: () => ReactNode;
  /** The one TanStack Query client of this host (decision 11), fetched at first use. */
  readonly loadQueryClient: () => Promise<QueryClient>;
};

const HostServicesContext = createContext<HostServices | undefined>(undefined);

/** Gives the parts below it the services of their host. */
export const HostServicesProvider = HostServicesContext.Provider;

/** The services of the host. Throws outside of one: a part without a host is a fault of the build. */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext);
  if (services === undefined) throw new Error('No host services: render within HostServicesProvider.');
  return services;
}

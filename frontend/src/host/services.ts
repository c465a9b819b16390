import { createContext, useContext, type ReactNode } from 'react';
import type { ApiHost } from '../api/callApi';
import type { CaseNoticeSource } from './CaseNotice';
import type { PartnerPage } from './PartnerPage';

/** A short message at the edge of the screen, announced to screen readers. Success stays 5 s, an error 8 s. */
export type Toast = { readonly kind: 'success' | 'error'; readonly text: string };

/** What a host (the shell or an embed) provides to its parts. */
export type HostServices = ApiHost & {
  /** Shows a toast. Returns a function that removes it early, once it no longer applies. */
  readonly showToast: (toast: Toast) => () => void;
  /** Navigates to a path of the site, on request without an entry in the history. Absent in an embed. */
  readonly navigate?: (path: string, options?: { readonly replace: true }) => void;
  readonly caseNotices?: CaseNoticeSource;
  /** The partner's page around the intake; absent on the site itself. */
  readonly partnerPage?: PartnerPage;
  /** Renders the intake wizard in a page. The host does this, because remotes do not import each other. */
  readonly renderIntake?: () => ReactNode;
};

const HostServicesContext = createContext<HostServices | undefined>(undefined);

export const HostServicesProvider = HostServicesContext.Provider;

/** Throws without a `HostServicesProvider`. */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext);
  if (services === undefined) throw new Error('No host services: render within HostServicesProvider.');
  return services;
}

import { createContext, useContext, type ReactNode } from 'react';
import type { ApiHost } from '../api/callApi';
import type { ReceiptKeeper } from './Receipt';
import type { PartnerPage } from './PartnerPage';

/** A short message at the edge of the screen: 5 s, errors 8 s, announced to screen readers. */
export type Toast = { readonly kind: 'success' | 'error'; readonly text: string };

/** What a host (the shell, or the embed's frame) offers the parts that run in it. */
export type HostServices = ApiHost & {
  /** Shows a toast. Answers a function that removes it before its time, when it is no longer true. */
  readonly showToast: (toast: Toast) => () => void;
  /** Goes to a path of the site; an embed, which has no such place, leaves it out. */
  readonly navigate?: (path: string) => void;
  /** Keeps and shows receipts after the wizard; `undefined`: not available. An embed keeps its confirmation instead. */
  readonly loadReceipts?: () => Promise<ReceiptKeeper | undefined>;
  /** The partner's page that the intake stands on; absent on the site itself. */
  readonly partnerPage?: PartnerPage;
  /** Shows the intake wizard in a page: remotes do not know each other, their host brings them together. */
  readonly renderIntake?: () => ReactNode;
};

const HostServicesContext = createContext<HostServices | undefined>(undefined);

/** Gives the parts below it the services of their host. */
export const HostServicesProvider = HostServicesContext.Provider;

/** The services of the host. Throws without a `HostServicesProvider`. */
export function useHostServices(): HostServices {
  const services = useContext(HostServicesContext);
  if (services === undefined) throw new Error('No host services: render within HostServicesProvider.');
  return services;
}

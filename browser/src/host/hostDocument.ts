import { createContext, useContext } from 'react';

/** The document that a part of ours is shown in. */
export type HostDocument = {
  /** Prefix of the site's file URLs: empty on the site itself, else its origin. */
  readonly siteOrigin: string;
  /** Whether title and scroll position of the document are ours: not so on a partner's page. */
  readonly ownsDocument: boolean;
};

const HostDocumentContext = createContext<HostDocument>({ siteOrigin: '', ownsDocument: true });

/** Tells the parts below which document shows them. Default: a page of the site. */
export const HostDocumentProvider = HostDocumentContext.Provider;

export function useHostDocument(): HostDocument {
  return useContext(HostDocumentContext);
}

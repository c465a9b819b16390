import { createContext, useContext } from 'react';

/** The document that shows the site or an embed. */
export type HostDocument = {
  /** Prefix of the site's file URLs: empty on the site itself, else its origin. */
  readonly siteOrigin: string;
  /** Whether the site controls the document's title and scroll position. An embed on a partner's page does not. */
  readonly ownsDocument: boolean;
};

const HostDocumentContext = createContext<HostDocument>({ siteOrigin: '', ownsDocument: true });

/** Provides the document to the components below it. Default: a page of the site. */
export const HostDocumentProvider = HostDocumentContext.Provider;

export function useHostDocument(): HostDocument {
  return useContext(HostDocumentContext);
}

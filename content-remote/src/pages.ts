import type { Pages } from '@incasso/browser/host/pages';
import { mapRoutes } from '@incasso/contract/routes';
import { sitePages } from './sitePages.content';

/** The exposed map of routes to pages; each page is a file of its own, fetched when it is shown. */
export const pages: Pages = mapRoutes((name) => sitePages[name]);

import type { Pages } from '@incasso/frontend/host/pages';
import { mapRoutes } from '@incasso/contract/routes';
import { sitePages } from './sitePages.content';

/** The federated map of routes to pages. Each page is a chunk that loads when it is shown. */
export const pages: Pages = mapRoutes((name) => sitePages[name]);

import type { PageHeads } from '@incasso/contract/browser/host/pages';
import type { PageHead } from '@incasso/contract/pageHead';
import { routes, type RouteName } from '@incasso/contract/routes';
import { pageTitles } from './pageTitles';

/** What the head of every page says; for the prerender only. */
export const heads: PageHeads = {
  [routes.home]: head('home'),
  [routes.about]: head('about'),
  [routes.services]: head('services'),
  [routes.faq]: head('faq'),
  [routes.contact]: head('contact'),
  [routes.start]: head('start'),
};

function head(route: RouteName): PageHead {
  return {
    title: pageTitles[route],
    description: pageTitles[route],
    structuredData: [],
    socialImage: { path: '/social.png', alt: pageTitles[route] },
  };
}

import type { PageHeads } from '@incasso/browser/host/pages';
import type { PageHead, StructuredData } from '@incasso/contract/pageHead';
import { routes, type RouteName } from '@incasso/contract/routes';
import { pageDescriptions } from './pageDescriptions.content';
import { faqTopics } from './pages/faq/faq.content';
import { services } from './pages/services/services.content';
import { pageTitles } from './pageTitles';
import { breadcrumbList } from './structured-data/breadcrumbList';
import { faqPage } from './structured-data/faqPage';
import { legalService } from './structured-data/legalService';
import { service } from './structured-data/service';

/** What the head of every page says; for the prerender only. */
export const heads: PageHeads = {
  [routes.home]: head('home', [legalService()]),
  [routes.about]: head('about', [legalService(), breadcrumbList(routes.about)]),
  [routes.services]: head('services', [...services.map(service), breadcrumbList(routes.services)]),
  [routes.faq]: head('faq', [faqPage(faqTopics), breadcrumbList(routes.faq)]),
  [routes.contact]: head('contact', [legalService(), breadcrumbList(routes.contact)]),
  [routes.start]: head('start', [breadcrumbList(routes.start)]),
};

function head(name: RouteName, structuredData: readonly StructuredData[]): PageHead {
  return {
    title: pageTitles[name],
    description: pageDescriptions[name],
    structuredData,
    socialImage: { path: `/social/${name}.png`, alt: pageTitles[name] },
  };
}

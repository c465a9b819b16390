import type { PageHeads } from '@incasso/frontend/host/pages';
import type { StructuredData } from '@incasso/contract/pageHead';
import { mapRoutes, routes, type RouteName } from '@incasso/contract/routes';
import { faqTopics } from './pages/faq/faq.content';
import { services } from './pages/services/services.content';
import { pageDescriptions, sitePages, socialPictureAlts } from './sitePages.content';
import { breadcrumbList, faqPage, legalService, service } from './structuredData';

const pictureAlts = socialPictureAlts();
const descriptions = pageDescriptions(faqTopics.flatMap(({ items }) => items).length);

/** Structured data of pages, besides the breadcrumbs. */
const structuredData: Readonly<Partial<Record<RouteName, readonly StructuredData[]>>> = {
  home: [legalService()],
  about: [legalService()],
  services: services.map(service),
  faq: [faqPage(faqTopics)],
  contact: [legalService()],
};

/** The head of every page. Only the prerender may import it. */
export const heads: PageHeads = mapRoutes((name) => {
  const { title } = sitePages[name];
  return {
    title,
    description: descriptions[name],
    structuredData: [...(structuredData[name] ?? []), ...(name === 'home' ? [] : [breadcrumbList(routes[name])])],
    socialImage: { path: `/social/${name}.png`, alt: pictureAlts[name] },
  };
});

import { firmProfile } from '@incasso/contract/firmProfile';
import type { StructuredData } from '@incasso/contract/pageHead';
import { navigationItems, routes, type RoutePath } from '@incasso/contract/routes';

/** Breadcrumbs from home to a page, with the labels of the navigation. */
export function breadcrumbList(path: RoutePath): StructuredData {
  const crumbs = navigationItems.filter((item) => item.path === routes.home || item.path === path);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: firmProfile.siteUrl + crumb.path,
    })),
  };
}

import { firmImprint, firmProfile } from '@incasso/contract/firmProfile';
import type { StructuredData } from '@incasso/contract/pageHead';
import { navigationItems, routes, type RoutePath } from '@incasso/contract/routes';
import type { FaqTopic, ServiceCard } from './content/contentTypes';

/** Id by which other structured data refers to the firm. */
const firmId = `${firmProfile.siteUrl}/#firm`;

export function legalService(): StructuredData {
  const { address, openingHours } = firmProfile;
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': firmId,
    name: firmProfile.firmName,
    legalName: firmImprint.legalName,
    memberOf: { '@type': 'Organization', name: firmImprint.bar },
    url: `${firmProfile.siteUrl}/`,
    image: `${firmProfile.siteUrl}/social/home.png`,
    email: firmProfile.email,
    telephone: firmProfile.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.days,
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    areaServed: { '@type': 'Country', name: address.country },
    knowsLanguage: 'nl-BE',
    vatID: `BE${firmProfile.companyNumber.replaceAll('.', '')}`,
    sameAs: [firmProfile.linkedIn],
  };
}

export function service({ title, description, features }: ServiceCard): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    ...(description !== undefined && { description }),
    provider: { '@id': firmId, '@type': 'LegalService', name: firmProfile.firmName },
    areaServed: { '@type': 'Country', name: firmProfile.address.country },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: features.map((feature) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: feature },
      })),
    },
  };
}

export function faqPage(topics: readonly FaqTopic[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'nl-BE',
    mainEntity: topics
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

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

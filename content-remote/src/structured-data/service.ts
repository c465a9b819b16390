import { firmProfile } from '@incasso/contract/firmProfile';
import type { StructuredData } from '@incasso/contract/pageHead';
import type { ServiceCard } from '../content/contentTypes';
import { firmId } from './legalService';

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

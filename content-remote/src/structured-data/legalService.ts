import { firmImprint, firmProfile } from '@incasso/contract/firmProfile';
import type { StructuredData } from '@incasso/contract/pageHead';

/** Id by which other structured data refers to the firm. */
export const firmId = `${firmProfile.siteUrl}/#firm`;

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

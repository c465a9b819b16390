import { dayInWords } from '@incasso/contract/isoDate';
import { versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import type { MailRow } from '../../../mail/MailContent';
import { timeInWords } from '../../../mail/timeInWords';
import type { Agreement } from '../../../submissions/SubmissionRecord';

/**
 * The client's agreement to our terms: when, and to which versions, in the same words for staff and client.
 *
 * @param siteOrigin Origin of the site, for links to the versions. Absent: no links.
 */
export function agreementRows(agreement: Agreement, siteOrigin?: string): MailRow[] {
  const linkTo = (name: LegalDocumentName) =>
    siteOrigin === undefined ? {} : { href: siteOrigin + versionPath(name, agreement[name]) };
  return [
    {
      label: 'Onze algemene voorwaarden',
      value: `akkoord met de versie van ${dayInWords(agreement.generalTerms)}, op ${timeInWords(agreement.agreedAt)}`,
      ...linkTo('generalTerms'),
    },
    {
      label: 'Ons privacybeleid',
      value: `versie van ${dayInWords(agreement.privacyPolicy)} gelezen`,
      ...linkTo('privacyPolicy'),
    },
  ];
}

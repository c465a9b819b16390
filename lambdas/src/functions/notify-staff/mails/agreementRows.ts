import { dayInWords } from '@incasso/contract/isoDate';
import { versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import type { MailRow } from '../../../mail/MailContent';
import type { Agreement } from '../../../submissions/SubmissionRecord';

/**
 * The versions of our terms that the client agreed to on arrival, in the same words for staff and client.
 *
 * @param siteOrigin Origin of the site, for links to the versions. Absent: no links.
 */
export function agreementRows(agreement: Agreement, siteOrigin?: string): MailRow[] {
  const rowOf = (name: LegalDocumentName, label: string, verb: string) => ({
    label,
    value: `${verb}, versie van ${dayInWords(agreement[name])}`,
    ...(siteOrigin !== undefined && { href: siteOrigin + versionPath(name, agreement[name]) }),
  });
  return [rowOf('generalTerms', 'Algemene voorwaarden', 'Akkoord'), rowOf('privacyPolicy', 'Privacybeleid', 'Gelezen')];
}

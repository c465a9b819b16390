import { missingInfoInWords, type MissingInfo } from '@incasso/debts/missingInfo';
import type { MailSection } from '../../../mail/MailContent';

const staffWords = { documents: 'documenten', debtor: 'de debiteur', amount: 'het openstaande bedrag' } as const;

/** What a case still lacks, shown first; empty for a complete case. */
export function missingSection(missing: readonly MissingInfo[]): MailSection[] {
  if (missing.length === 0) return [];
  const note = missing.includes('documents')
    ? {}
    : { note: 'Het kan in de documenten staan: die leest onze software niet.' };
  return [
    {
      title: 'Nog op te vragen',
      rows: [{ label: 'Niet gevonden', value: missingInfoInWords(missing, staffWords) }],
      ...note,
    },
  ];
}

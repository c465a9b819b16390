import { missingInfoInWords } from '@incasso/debts/missingInfo';
import type { MailSection } from '../../../mail/MailContent';
import { missingInfoOfCase } from '../../../submissions/missingInfoOfCase';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import { caseSections, partnerReferenceRows } from './caseSections';
import { debtsSection, type DebtsOptions } from './debtsSection';
import { addedInvoicesSection } from './invoicesSection';
import type { MailedCase } from './mailedCase';

/** What the client entered and what the e-invoices have, for the staff's mail and the overview */
export function contentSections({ record, ofCase, debts }: MailedCase, options: DebtsOptions = {}): MailSection[] {
  if (record.kind === 'intake')
    return [...debtsSection(debts, options), ...missingSection(record), ...caseSections(record)];
  return [
    ...addedSection(record, ofCase),
    ...debtsSection(debts, { title: 'Wat er volgens deze aanvulling openstaat', ...options }),
    ...addedInvoicesSection(record),
  ];
}

const missingWords = { documents: 'documenten', debtor: 'de debiteur', amount: 'het openstaande bedrag' } as const;

/** Empty for a complete case. */
function missingSection(record: IntakeRecord): MailSection[] {
  const missing = missingInfoOfCase(record);
  if (missing.length === 0) return [];
  const note = missing.includes('documents')
    ? {}
    : { note: 'Het kan in de documenten staan: die leest onze software niet.' };
  const rows = [{ label: 'Niet gevonden', value: missingInfoInWords(missing, missingWords) }];
  return [{ title: 'Nog op te vragen', rows, ...note }];
}

function addedSection({ note }: AdditionRecord, ofCase: IntakeRecord): MailSection[] {
  const rows = [
    ...partnerReferenceRows(ofCase),
    ...(note === '' ? [] : [{ label: 'Bericht van de cliënt', value: note }]),
  ];
  return rows.length === 0 ? [] : [{ title: 'Toegevoegd', rows }];
}

import type { MailSection } from '../../../mail/MailContent';
import type { AdditionRecord } from '../../../submissions/SubmissionRecord';
import { partnerReferenceRows } from './caseSections';
import { debtsSection, type DebtsOptions } from './debtsSection';
import type { MailedCase } from './mailedCase';
import { addedInvoicesSection } from './invoicesSection';

/** What an addition has besides its documents: the note, and the debts and further data of its e-invoices. */
export function additionSections(
  { record, ofCase, debts }: MailedCase<AdditionRecord>,
  options: DebtsOptions = {},
): MailSection[] {
  const note = record.note === '' ? [] : [{ label: 'Bericht van de cliënt', value: record.note }];
  const rows = [...partnerReferenceRows(ofCase), ...note];
  return [
    ...(rows.length === 0 ? [] : [{ title: 'Toegevoegd', rows }]),
    ...debtsSection(debts, { title: 'Wat er volgens deze aanvulling openstaat', ...options }),
    ...addedInvoicesSection(record),
  ];
}

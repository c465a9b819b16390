import type { MailSection } from '../../../mail/MailContent';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import { partnerReferenceRows } from './caseSections';
import { debtsSection, type DebtsOptions } from './debtsSection';
import { addedInvoicesSection } from './invoicesSection';

/** What an addition has besides its documents: the note, and the debts and further data of its e-invoices. */
export function additionSections(
  record: AdditionRecord,
  ofCase: IntakeRecord,
  debts: DebtsOptions = {},
): MailSection[] {
  const note = record.note === '' ? [] : [{ label: 'Bericht van de cliënt', value: record.note }];
  const rows = [...partnerReferenceRows(ofCase), ...note];
  return [
    ...(rows.length === 0 ? [] : [{ title: 'Toegevoegd', rows }]),
    ...debtsSection(record, ofCase.answers, { title: 'Wat er volgens deze aanvulling openstaat', ...debts }),
    ...addedInvoicesSection(record),
  ];
}

import type { Ledger } from '@incasso/debts/Ledger';
import { askedInWords } from '@incasso/debts/ledgerWords';
import { stillToAsk } from '@incasso/debts/stillToAsk';
import type { MailSection } from '../../../mail/MailContent';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import { caseSections, partnerReferenceRows } from './caseSections';
import { addedInvoicesSection } from './invoicesSection';
import { ledgerSection, type LedgerOptions } from './ledgerSection';
import type { MailedCase } from './mailedCase';

/** What the client entered and what the e-invoices have, for the staff's mail and the overview */
export function contentSections(mailed: MailedCase, options: LedgerOptions = {}): MailSection[] {
  const { record, ofCase, ledger } = mailed;
  if (record.kind === 'intake')
    return [...ledgerSection(mailed, options), ...missingSection(record, ledger), ...caseSections(record)];
  return [
    ...addedSection(record, ofCase),
    ...ledgerSection(mailed, { title: 'Openstaand volgens deze aanvulling', ...options }),
    ...addedInvoicesSection(record),
  ];
}

/** Empty for a complete case. */
function missingSection(record: IntakeRecord, ledger: Ledger): MailSection[] {
  const asked = stillToAsk(ledger, record);
  const rows = askedInWords(asked, 'staff');
  if (rows.length === 0) return [];
  const note = asked.ofCase.includes('documents')
    ? {}
    : { note: 'Het kan in de documenten staan: die leest onze software niet.' };
  return [{ title: 'Nog op te vragen', rows, ...note }];
}

function addedSection({ note }: AdditionRecord, ofCase: IntakeRecord): MailSection[] {
  const rows = [
    ...partnerReferenceRows(ofCase),
    ...(note === '' ? [] : [{ label: 'Bericht van de cliënt', value: note }]),
  ];
  return rows.length === 0 ? [] : [{ title: 'Toegevoegd', rows }];
}

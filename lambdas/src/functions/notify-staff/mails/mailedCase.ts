import type { Ledger } from '@incasso/debts/Ledger';
import { ledgerOfRecord } from '../../../submissions/ledgerOfRecord';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';

/** What the staff's mail and its attachments show: a case, or an addition with its case, and what is owed by it. */
export type MailedCase = {
  readonly record: IntakeRecord | AdditionRecord;
  /** The case itself, or the case of an addition */
  readonly ofCase: IntakeRecord;
  readonly ledger: Ledger;
};

export function mailedCase(record: IntakeRecord | AdditionRecord, ofCase: IntakeRecord): MailedCase {
  return { record, ofCase, ledger: ledgerOfRecord(record, ofCase) };
}

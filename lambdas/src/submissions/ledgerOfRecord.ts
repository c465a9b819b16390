import { dayInBelgium } from '@incasso/contract/isoDate';
import type { Ledger } from '@incasso/debts/Ledger';
import { ledgerOf } from '@incasso/debts/ledgerOf';
import { ledgerRows } from '@incasso/debts/ledgerRows';
import { debtsOf } from './debtsOf';
import type { AdditionRecord, IntakeRecord } from './SubmissionRecord';

/** The ledger of a case, or of what was added to it, on the day of arrival */
export function ledgerOfRecord(record: IntakeRecord | AdditionRecord, ofCase: IntakeRecord): Ledger {
  const day = dayInBelgium(new Date(record.receivedAt));
  return ledgerOf(ledgerRows(debtsOf(record), record.invoices), { client: ofCase.answers, day });
}

import { cautionsOf } from '@incasso/debts/cautionsOf';
import { noSums } from '@incasso/debts/Ledger';
import { stillToAsk } from '@incasso/debts/stillToAsk';
import { ledgerOfRecord } from '../submissions/ledgerOfRecord';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import type { CaseFile } from './CaseFile';

/** Composes the case file of a case. Deterministic: the same record gives the same file. */
export function composeCaseFile(record: IntakeRecord): CaseFile {
  const { reference, submissionId, receivedAt, partner, suspicions } = record;
  const { answers, documents, doubtful, invoices, debts, agreement, partnerReference } = record;
  const ledger = ledgerOfRecord(record, record);
  const { day, provisionalFrom, totals } = ledger;
  const entries = ledger.debtors.flatMap((debtor) =>
    debtor.entries.map((entry) => ({ ...entry, reasons: [...entry.reasons, ...debtor.reasons] })),
  );
  return {
    version: 2,
    reference,
    submissionId,
    receivedAt,
    ...(partner !== undefined && { partner }),
    suspicions,
    ...{ answers, documents, doubtful, invoices, agreement },
    ...(partnerReference !== undefined && { partnerReference }),
    debts: debts.map((debt) => {
      const entry = entries.find(({ row }) => row.id === debt.id);
      const { open, interest, compensation, claim } = entry ?? noSums;
      return {
        ...debt,
        ...(entry?.money !== undefined && { money: entry.money }),
        ...{ open, interest, compensation, claim },
        total: entry?.total ?? 'due',
        reasons: entry?.reasons.map(({ code }) => code) ?? [],
        cautions: cautionsOf(debt, { debts, client: answers, today: day }),
      };
    }),
    ledger: { day, ...(provisionalFrom !== undefined && { provisionalFrom }), totals },
    missing: stillToAsk(ledger, record),
  };
}

/** Serializes a case file as it is stored and mailed. Indented, because people open it too. */
export function caseFileJson(file: CaseFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

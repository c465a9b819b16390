import { cautionsOf } from '@incasso/debts/cautionsOf';
import { dayInBelgium } from '@incasso/contract/isoDate';
import { readMoney } from '@incasso/debts/money';
import { missingInfoOfCase } from '../submissions/missingInfoOfCase';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import type { CaseFile } from './CaseFile';

/** Composes the case file of a case. Deterministic: the same record gives the same file. */
export function composeCaseFile(record: IntakeRecord): CaseFile {
  const { reference, submissionId, receivedAt, partner, suspicions } = record;
  const { answers, documents, doubtful, invoices, debts, agreement, partnerReference } = record;
  const today = dayInBelgium(new Date(receivedAt));
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
      const money = readMoney(debt.amount);
      return {
        ...debt,
        ...(money !== undefined && { money }),
        cautions: cautionsOf(debt, { debts, client: answers, today }),
      };
    }),
    missing: missingInfoOfCase(record),
  };
}

/** Serializes a case file as it is stored and mailed. Indented, because people open it too. */
export function caseFileJson(file: CaseFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

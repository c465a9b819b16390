import { missingInfo, type MissingInfo } from '@incasso/debts/missingInfo';
import type { IntakeRecord } from './SubmissionRecord';

export function missingInfoOfCase({ answers, debts, documents }: IntakeRecord): MissingInfo[] {
  return missingInfo({ answers, debts, notes: [], kinds: documents.map(({ kind }) => kind) });
}

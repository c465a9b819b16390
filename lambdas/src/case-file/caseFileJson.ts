import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { composeCaseFile } from './composeCaseFile';

/** The case file of a record, byte for byte the same each time. Over several lines, since people open it too. */
export function caseFileJson(record: IntakeRecord): string {
  return `${JSON.stringify(composeCaseFile(record), null, 2)}\n`;
}

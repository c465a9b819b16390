import type { CaseHistory } from '../submissions/CaseHistory';
import { composeCaseFile } from './composeCaseFile';

/** The case file of a case, byte for byte the same each time. Over several lines, since people open it too. */
export function caseFileJson(history: CaseHistory): string {
  return `${JSON.stringify(composeCaseFile(history), null, 2)}\n`;
}

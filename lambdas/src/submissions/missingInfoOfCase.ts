import { missingInfo, type MissingInfo } from '@incasso/debts/missingInfo';
import { additionsOf, latestVersion, type CaseHistory } from './CaseHistory';
import { debtsOf } from './debtsOf';

/** What a case still lacks, with all that its client added since */
export function missingInfoOfCase(history: CaseHistory): MissingInfo[] {
  const version = latestVersion(history);
  const additions = additionsOf(history);
  return missingInfo({
    answers: version.answers,
    debts: [...version.debts, ...additions.flatMap(debtsOf)],
    notes: additions.map(({ note }) => note),
    kinds: [version, ...additions].flatMap(({ documents }) => documents).map(({ kind }) => kind),
  });
}

import { missingParts, type CasePart } from '@incasso/contract/missingParts';
import { additionsOf, latestVersion, type CaseHistory } from './CaseHistory';

/** What a case still lacks, with all that its client added to it since. */
export function missingFrom(history: CaseHistory): CasePart[] {
  const { answers, documents } = latestVersion(history);
  const additions = additionsOf(history);
  return missingParts({
    answers,
    notes: additions.map(({ note }) => note),
    kinds: [...documents, ...additions.flatMap((addition) => addition.documents)].map(({ kind }) => kind),
  });
}

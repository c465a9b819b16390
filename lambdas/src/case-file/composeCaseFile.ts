import { additionsOf, changesOf, latestVersion, versionBefore, type CaseHistory } from '../submissions/CaseHistory';
import type { CaseVersion } from '../submissions/LaterRecord';
import { readStatedMoney, statedClaims, type StatedClaim } from '@incasso/debts/statedClaims';
import { missingFrom } from '../submissions/missingFrom';
import type { CaseFile } from './CaseFile';

/** The case file of a case. The same records give the same file. */
export function composeCaseFile(history: CaseHistory): CaseFile {
  const { first, later } = history;
  const { reference, submissionId } = first;
  const [changes, additions] = [changesOf(history), additionsOf(history)];
  return {
    version: 1,
    reference,
    submissionId,
    ...arrivalOf(first),
    ...contentOf(latestVersion(history)),
    stated: statedClaims(latestVersion(history).answers.invoices_terms).map(withMoney),
    missing: missingFrom(history),
    ...(later.length > 0 && { updates: later.length }),
    ...(changes.length > 0 && {
      changes: changes.map((change, place) => ({
        number: place + 1,
        ...arrivalOf(change),
        replaced: contentOf(versionBefore(history, change)),
      })),
    }),
    ...(additions.length > 0 && {
      additions: additions.map((addition, place) => ({
        number: place + 1,
        ...arrivalOf(addition),
        note: addition.note,
        documents: addition.documents,
        invoices: addition.invoices,
      })),
    }),
  };
}

function withMoney(claim: StatedClaim): CaseFile['stated'][number] {
  const money = readStatedMoney(claim.amount);
  return { ...claim, ...(money !== undefined && { money }) };
}

/** A case file as it is stored and mailed. Indented, because people open it too. */
export function caseFileJson(file: CaseFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

type Arrival = Pick<CaseFile, 'receivedAt' | 'partner' | 'suspicions'>;

function arrivalOf({ receivedAt, partner, suspicions }: Arrival): Arrival {
  return { receivedAt, ...(partner !== undefined && { partner }), suspicions };
}

type Content = Pick<CaseFile, 'answers' | 'documents' | 'doubtful' | 'invoices' | 'agreement'>;

function contentOf({ answers, documents, doubtful, invoices, agreement }: CaseVersion): Content {
  return { answers, documents, doubtful, invoices, ...(agreement !== undefined && { agreement }) };
}

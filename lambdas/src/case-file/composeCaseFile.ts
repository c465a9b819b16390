import { cautionsOf } from '@incasso/debts/cautionsOf';
import type { Debt } from '@incasso/debts/Debt';
import { moneyOf } from '@incasso/debts/moneyOf';
import { additionsOf, changesOf, latestVersion, versionBefore, type CaseHistory } from '../submissions/CaseHistory';
import type { CaseVersion } from '../submissions/LaterRecord';
import { debtsOf } from '../submissions/debtsOf';
import { missingInfoOfCase } from '../submissions/missingInfoOfCase';
import type { CaseFile } from './CaseFile';

/** Composes the case file of a case. Deterministic: the same records give the same file. */
export function composeCaseFile(history: CaseHistory): CaseFile {
  const { first, later } = history;
  const { reference, submissionId } = first;
  const [changes, additions] = [changesOf(history), additionsOf(history)];
  return {
    version: 2,
    reference,
    submissionId,
    ...arrivalOf(first),
    ...contentOf(latestVersion(history)),
    missing: missingInfoOfCase(history),
    ...(later.length > 0 && { updates: later.length }),
    ...(changes.length > 0 && {
      changes: changes.map((change, index) => ({
        number: index + 1,
        ...arrivalOf(change),
        replaced: contentOf(versionBefore(history, change)),
      })),
    }),
    ...(additions.length > 0 && {
      additions: additions.map((addition, index) => ({
        number: index + 1,
        ...arrivalOf(addition),
        note: addition.note,
        documents: addition.documents,
        invoices: addition.invoices,
        debts: rowsOf(debtsOf(addition), latestVersion(history)),
      })),
    }),
  };
}

function rowsOf(debts: readonly Debt[], { answers }: CaseVersion): CaseFile['debts'] {
  return debts.map((debt) => {
    const money = moneyOf(debt);
    return { ...debt, ...(money !== undefined && { money }), cautions: cautionsOf(debt, debts, answers) };
  });
}

/** Serializes a case file as it is stored and mailed. Indented, because people open it too. */
export function caseFileJson(file: CaseFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

type Arrival = Pick<CaseFile, 'receivedAt' | 'partner' | 'suspicions'>;

function arrivalOf({ receivedAt, partner, suspicions }: Arrival): Arrival {
  return { receivedAt, ...(partner !== undefined && { partner }), suspicions };
}

type Content = Pick<
  CaseFile,
  'answers' | 'documents' | 'doubtful' | 'invoices' | 'debts' | 'agreement' | 'partnerReference'
>;

function contentOf(version: CaseVersion): Content {
  const { answers, documents, doubtful, invoices, agreement, partnerReference } = version;
  return {
    ...{ answers, documents, doubtful, invoices, agreement },
    debts: rowsOf(version.debts, version),
    ...(partnerReference !== undefined && { partnerReference }),
  };
}

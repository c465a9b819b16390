import type { Receipt } from '@incasso/browser/host/Receipt';
import { sentDebts } from '@incasso/debts/Debt';
import { newestVersions } from '@incasso/contract/legalVersions';
import type { WizardContext } from '../case/WizardContext';

/** The visitor's receipt of a stored case; `undefined` before it is stored. */
export function receiptOf({ receipt, answers, debts, documents }: WizardContext): Receipt | undefined {
  if (receipt === undefined) return undefined;
  const kinds = new Map(documents.map(({ verdict, kind }) => [verdict?.sha256, kind]));
  return {
    reference: receipt.reference,
    partnerReference: receipt.partnerReference,
    receivedAt: receipt.receivedAt,
    caseKey: receipt.caseKey,
    answers,
    debts: sentDebts(debts),
    termsVersions: newestVersions,
    documents: receipt.documents.map(({ name, size, sha256 }) => ({ name, size, sha256, kind: kinds.get(sha256) })),
  };
}

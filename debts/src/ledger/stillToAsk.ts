import type { DocumentKind } from '@incasso/contract/documents/documentKinds';
import type { InvoiceOfDocument } from '../invoices/readDebts';
import { missingInfo, type GivenToCase, type MissingInfo } from './missingInfo';
import type { ClientLack, DebtorLack, Ledger } from './Ledger';

export type CaseDocument = {
  readonly kind?: DocumentKind | undefined;
  readonly sha256?: string;
  readonly partOf?: string;
};

/** The one list of what to ask the client for */
export type StillToAsk = {
  /** What a case needs to start: the wizard asks for it once before sending. */
  readonly ofCase: readonly MissingInfo[];
  readonly ofClient: readonly ClientLack[];
  readonly ofDebtors: readonly { readonly debtor: string; readonly lacks: readonly DebtorLack[] }[];
};

type GivenDocuments = Omit<GivenToCase, 'kinds'> & {
  readonly documents: readonly CaseDocument[];
  /** The e-invoices among them */
  readonly invoices: readonly Pick<InvoiceOfDocument, 'sha256'>[];
};

/**
 * What a case still lacks. Software reads e-invoices only: any other document, except terms and reminders, may say what
 * the debt is for and prove it, so these two are no longer asked for.
 */
export function stillToAsk(
  { debtors, clientLacks }: Ledger,
  { documents, invoices, ...given }: GivenDocuments,
): StillToAsk {
  const isRead = (document: string | undefined) => invoices.some(({ sha256 }) => sha256 === document);
  const isProven = documents.some(
    ({ kind, sha256, partOf }) => !isRead(sha256) && !isRead(partOf) && kind !== 'terms' && kind !== 'reminder',
  );
  const isAsked = (lack: DebtorLack) => !isProven || (lack !== 'obligation' && lack !== 'evidence');
  return {
    ofCase: missingInfo({ ...given, kinds: documents.map(({ kind }) => kind) }),
    ofClient: clientLacks,
    ofDebtors: debtors
      .map(({ debtor, lacks }) => ({ debtor, lacks: lacks.filter(isAsked) }))
      .filter(({ lacks }) => lacks.length > 0),
  };
}

import { isIncompleteDay, isTooLong, type FieldSpec } from '@incasso/contract/FieldSpec';
import { todayInBelgium } from '@incasso/contract/isoDate';
import { cautionsOf, type DebtCaution } from '@incasso/debts/cautionsOf';
import { firstDebtId, isBlank, newDebt, type Debt } from '@incasso/debts/Debt';
import { debtField, debtTextNames } from '@incasso/debts/debtFields';
import type { Ledger } from '@incasso/debts/Ledger';
import type { Reason } from '@incasso/debts/ledgerReasons';
import { reasonInWords } from '@incasso/debts/ledgerWords';
import { lookAlikes } from '@incasso/debts/lookAlikes';
import { isCredit } from '@incasso/debts/sameness';
import type { WizardContext } from '../case/WizardContext';
import { pendingDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import { debtTableText as text } from './debts.text';

/** A row, with what the table knows of it. */
export type KnownDebt = Debt & {
  /** As in `Factuur 2` */
  readonly name: string;
  readonly isOnly: boolean;
  /** Whether it is the empty row that is shown without any. */
  readonly isNew: boolean;
  /** Whether the visitor works on it, or left it empty or with an error: it is shown as a form. */
  readonly isEdited: boolean;
  readonly cautions: readonly DebtCaution[];
  /** What the ledger says of it, as words without a full stop */
  readonly remarks: readonly string[];
  /** Numbers of the same debtor's invoices, which a credit note can lower. */
  readonly creditable: readonly string[];
  /** The rows that may be of the same invoice. */
  readonly lookAlikes: readonly Debt[];
  /** The document that the row was read from, while it is present. */
  readonly document: WizardDocument | undefined;
  /** Whether that document was removed. */
  readonly isGone: boolean;
};

type Form = Pick<WizardContext, 'debts' | 'openDebt' | 'answers' | 'documents'>;

/** The rows of the table. Without any, an empty one for typing. */
export function knownDebts({ debts, openDebt, answers, documents }: Form, ledger: Ledger): KnownDebt[] {
  const rows = debts.length === 0 ? [{ ...newDebt(debts), id: firstDebtId }] : debts;
  const today = todayInBelgium();
  const isReading = pendingDocuments(documents).length > 0;
  return rows.map((debt, index) => {
    const { id, source } = debt;
    // What the visitor is still typing may become another number.
    const alike = id === openDebt ? [] : lookAlikes(debt, rows).filter((other) => other.id !== openDebt);
    const cautions = cautionsOf(debt, { debts: rows, client: answers, today });
    const isRead = source.kind === 'document';
    const document = isRead ? documents.find(({ verdict }) => verdict?.sha256 === source.sha256) : undefined;
    return {
      ...debt,
      ...inLedger(debt, ledger),
      name: text.row(index + 1, isCredit(debt)),
      isOnly: rows.length === 1,
      isNew: debts.length === 0,
      isEdited: id === openDebt || isUnfinished(debt),
      cautions: cautions.filter((caution) => caution !== 'perhaps_double' || alike.length > 0),
      lookAlikes: alike,
      document,
      // While documents are being read, the document of this row may be among them.
      isGone: isRead && document === undefined && !isReading,
    };
  });
}

/** Whether a row is empty, or has a text that is too long or a day that is incomplete. */
function isUnfinished(debt: Debt): boolean {
  const isEmpty = debt.source.kind === 'typed' && isBlank(debt);
  const isWrong = (spec: FieldSpec, value: string) => isTooLong(spec, value) || isIncompleteDay(spec, value);
  return isEmpty || debtTextNames.some((name) => isWrong(debtField(name), debt[name]));
}

function inLedger({ id }: Debt, { debtors }: Ledger): Pick<KnownDebt, 'remarks' | 'creditable'> {
  const debtor = debtors.find(({ entries }) => entries.some(({ row }) => row.id === id));
  const { entries = [], reasons = [] } = debtor ?? {};
  const index = entries.findIndex(({ row }) => row.id === id);
  // The first row says why the client owes money to its debtor.
  const all: readonly Reason[] = [...(entries[index]?.reasons ?? []), ...(index === 0 ? reasons : [])];
  return {
    remarks: all.filter(({ code }) => remarked.has(code)).map((reason) => reasonInWords(reason, 'client')),
    creditable: entries.flatMap(({ kind, row }) =>
      kind === 'invoice' && row.id !== id ? row.invoice.trim() || [] : [],
    ),
  };
}

/** The reasons that neither a column nor a question of the row says */
const remarked: ReadonlySet<Reason['code']> = new Set(['not_due', 'may_have_lapsed', 'credit_exceeds']);

import { intakeFields } from '@incasso/contract/intakeFields';
import { cautionsOf, type DebtCaution } from '@incasso/debts/cautionsOf';
import { changedColumns, maxDebts, type Debt } from '@incasso/debts/Debt';
import { debtField } from '@incasso/debts/debtFields';
import { changesInWords } from '@incasso/debts/debtWords';
import type { DebtorLedger, Ledger, LedgerEntry } from '@incasso/debts/Ledger';
import { creditInWords, factsInWords, reasonInWords } from '@incasso/debts/ledgerWords';
import type { MailSection, MailTableRow } from '../../../mail/MailContent';
import { debtsOf } from '../../../submissions/debtsOf';
import type { StoredDocument } from '../../../submissions/SubmissionRecord';
import { cutRows, ledgerTable } from './ledgerTable';
import type { MailedCase } from './mailedCase';

/**
 * Longest rows of a mail together, in bytes of UTF-8: ten times 200 usual rows. Its HTML and its text have each of
 * them, and a byte takes up to three in quoted-printable. Further rows are in the attachments.
 */
const maxBytesOfRows = 500_000;

export type LedgerOptions = {
  readonly title?: string;
  /** Default: as many as a mail has room for. */
  readonly maxBytes?: number;
};

/** The ledger for the staff, each row with its reasons, what its e-invoice says, and what to check */
export function ledgerSection(
  { record, ofCase, ledger }: MailedCase,
  { title = 'Openstaand', maxBytes = maxBytesOfRows }: LedgerOptions = {},
): MailSection[] {
  const debts = debtsOf(record);
  if (debts.length === 0) return [];
  const content = { debts, client: ofCase.answers, today: ledger.day };
  const shared = sharedReasons(ledger);
  const table = ledgerTable(ledger, (entry, debtor) => {
    const hints = [
      ...cautionsOf(entry.row, content).flatMap((caution) => cautionWords[caution] ?? []),
      ...(isFirst(entry, debtor)
        ? debtor.reasons.filter(isWarning).map((reason) => reasonInWords(reason, 'staff'))
        : []),
    ];
    return {
      below: [...debtorDetails(entry, debtor, shared), ...entryDetails(entry, record.documents)]
        .filter(Boolean)
        .join(' · '),
      ...(hints.length > 0 && { hint: `Kijk na: ${hints.join('; ')}.` }),
    };
  });
  const notes = [
    ...(debts.length >= maxDebts
      ? [`De tabel is vol met ${maxDebts} facturen. Kijk in de documenten of er meer zijn.`]
      : []),
    // Nobody but the visitor knows whether the rows count these payments already.
    ...(record.kind === 'intake' && record.answers.partial_payments !== ''
      ? [`Zie ook ‘${intakeFields.partial_payments.label}’.`]
      : []),
  ];
  const fitting = countThatFits(table.rows, maxBytes);
  const rows = cutRows(table.rows, fitting, (left) => `Nog ${left} rijen: zie openstaand.csv.`);
  const caption = [table.caption, ...shared.map((words) => `Elke debiteur: ${words}.`)].join(' ');
  return [{ title, rows: [], table: { ...table, caption, rows }, ...(notes.length > 0 && { note: notes.join(' ') }) }];
}

function isFirst(entry: LedgerEntry, debtor: DebtorLedger): boolean {
  return entry === debtor.entries[0];
}

function isWarning({ code }: DebtorLedger['reasons'][number]): boolean {
  return code === 'credit_exceeds';
}

/** Why the law adds nothing to what the debtor owes */
function reasonsOf({ reasons }: DebtorLedger): string[] {
  return reasons.filter((reason) => !isWarning(reason)).map((reason) => reasonInWords(reason, 'staff'));
}

/** The reasons that all of several debtors share: given once, above them. */
function sharedReasons({ debtors }: Ledger): string[] {
  const [first, ...others] = debtors.map(reasonsOf);
  if (first === undefined || others.length === 0) return [];
  return first.filter((words) => others.every((reasons) => reasons.includes(words)));
}

const debtorColumns = ['debtor', 'number', 'address', 'email'] as const;

/** What the row says of its debtor that no row above it says, and why the law adds nothing */
function debtorDetails(entry: LedgerEntry, debtor: DebtorLedger, shared: readonly string[]): string[] {
  const above = debtor.entries.slice(0, debtor.entries.indexOf(entry)).map(({ row }) => row);
  const said = debtorColumns
    .filter((name) => above.every((row) => row[name] !== entry.row[name]))
    .map((name) => entry.row[name])
    .filter((value) => value !== debtor.debtor);
  if (!isFirst(entry, debtor)) return said;
  const reasons = reasonsOf(debtor).filter((words) => !shared.includes(words));
  return [...said, debtor.kind === 'authority' ? 'overheid' : '', ...reasons];
}

function entryDetails(entry: LedgerEntry, documents: readonly StoredDocument[]): string[] {
  const { row, reasons } = entry;
  return [
    creditInWords(entry),
    ...reasons.map((reason) => reasonInWords(reason, 'staff')),
    row.creditedInvoice && `${debtField('creditedInvoice').label}: ${row.creditedInvoice}`,
    ...(row.facts === undefined ? [] : factsInWords(row.facts)),
    sourceInWords(row, documents),
    ...changesInWords(row),
  ];
}

/** The document that a row was read from. Most rows are typed: they need no word. */
function sourceInWords(debt: Debt, documents: readonly StoredDocument[]): string {
  const { source } = debt;
  if (source.kind === 'typed') return '';
  const changed = changedColumns(debt).length > 0 ? ', door de cliënt gewijzigd' : '';
  const name = documents.find(({ sha256 }) => sha256 === source.sha256)?.name ?? 'een document';
  return `uit ${name}${changed}`;
}

/** Those without words are reasons of the ledger too. */
const cautionWords: Readonly<Partial<Record<DebtCaution, string>>> = {
  own_name: 'de debiteur heet zoals de cliënt',
  own_number: 'het KBO-nummer van de debiteur is dat van de cliënt',
  own_email: 'het e-mailadres van de debiteur is dat van de cliënt',
  perhaps_double: 'misschien staat deze factuur er twee keer',
  nothing_due: 'volgens de e-factuur is er niets meer te betalen',
  credit_elsewhere: 'de factuur van deze creditnota staat er niet bij; ze gaat van het totaal af',
  doubtful_issue_date: 'de factuurdatum is geen dag, ligt voor 2000 of in de toekomst',
  doubtful_due_date: 'de vervaldag is geen dag, ligt voor 2000 of voor de factuurdatum',
};

function countThatFits(rows: readonly MailTableRow[], maxBytes: number): number {
  let bytes = 0;
  const tooMany = rows.findIndex(({ head = '', cells, below = '', hint = '' }) => {
    bytes += Buffer.byteLength([head, ...cells, below, hint].join(''));
    return bytes > maxBytes;
  });
  return tooMany < 0 ? rows.length : tooMany;
}

import { compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { capitalized } from '@incasso/debts/capitalized';
import { columnInWords } from '@incasso/debts/debtWords';
import type { CurrencyTotals, DebtorLedger, Ledger, LedgerEntry, Sums } from '@incasso/debts/Ledger';
import { claimedSums } from '@incasso/debts/ledgerTotals';
import { countedOn, totalWords } from '@incasso/debts/ledgerWords';
import { totalNames } from '@incasso/debts/ledgerReasons';
import { unbrokenMoney } from '@incasso/debts/money';
import type { MailTable, MailTableRow } from '../../../mail/MailContent';

type Details = Pick<MailTableRow, 'below' | 'hint'>;

/** The details of a row below its cells, with its debtor's if it is the debtor's first row */
export type DetailsOf = (entry: LedgerEntry, debtor: DebtorLedger) => Details;

const columns: MailTable['columns'] = [
  { title: 'Debiteur en factuur' },
  { title: 'Vervaldag', kind: 'day' },
  { title: 'Openstaand bedrag', kind: 'amount' },
  { title: 'Interest', kind: 'amount' },
  { title: 'Vergoeding', kind: 'amount' },
  { title: 'Samen', kind: 'amount' },
];

/** The ledger with its sums, in the same columns for every reader */
export function ledgerTable(ledger: Ledger, detailsOf: DetailsOf): MailTable {
  const isOne = ledger.debtors.length === 1;
  return {
    caption: `${countedOn(ledger)}.`,
    columns,
    rows: [
      ...ledger.debtors.flatMap((debtor) => [
        ...debtor.entries.map((entry) => entryRow(entry, debtor, detailsOf)),
        ...(isOne || debtor.entries.length === 1 ? [] : debtorSums(debtor)),
      ]),
      ...ledger.totals.flatMap(totalRows),
    ],
  };
}

/** The first rows of a ledger, a line on the others, and the sums below all rows */
export function cutRows(
  rows: readonly MailTableRow[],
  shown: number,
  inWords: (left: number) => string,
): readonly MailTableRow[] {
  const isEntry = ({ rank }: MailTableRow) => rank === undefined;
  const left = rows.slice(shown).filter(isEntry).length;
  if (left === 0) return rows;
  return [...rows.slice(0, shown), { cells: [inWords(left)] }, ...rows.slice(rows.findLastIndex(isEntry) + 1)];
}

function entryRow(entry: LedgerEntry, debtor: DebtorLedger, detailsOf: DetailsOf): MailTableRow {
  const { row, kind, money } = entry;
  const issued = row.issueDate === '' ? '' : `van ${columnInWords('issueDate', row)}`;
  const name = [kind === 'creditNote' ? 'Creditnota' : 'Factuur', row.invoice, issued].filter(Boolean).join(' ');
  const isFirst = entry === debtor.entries[0];
  return {
    ...(isFirst && { head: debtor.debtor || 'Debiteur niet ingevuld' }),
    cells: [
      name,
      columnInWords('dueDate', row),
      ...(kind === 'invoice' && money !== undefined ? sumCells(entry, money.currency) : ['', '', '', '']),
    ],
    ...detailsOf(entry, debtor),
  };
}

function debtorSums({ debtor, totals }: DebtorLedger): MailTableRow[] {
  return totals
    .map(({ currency, totals: each }) => ({ currency, sums: claimedSums(each) }))
    .filter(({ sums }) => isAny(sums.open))
    .map(({ currency, sums }) => sumRow(`Samen ${debtor || 'zonder debiteur'}`, sums, { currency, rank: 'sum' }));
}

/** The open amount for each reason, and what can be claimed, with a double rule below */
function totalRows({ currency, totals }: CurrencyTotals): MailTableRow[] {
  const open = totalNames.filter((name) => isAny(totals[name].open));
  const claimed = claimedSums(totals);
  return [
    ...open
      .filter((name) => name !== 'due' || open.length > 1)
      .map((name) => sumRow(capitalized(totalWords[name]), totals[name], { currency, rank: 'sum' })),
    ...(isAny(claimed.open) ? [sumRow('Samen te vorderen', claimed, { currency, rank: 'total' })] : []),
  ];
}

type SumRow = { readonly currency: string; readonly rank: 'sum' | 'total' };

function sumRow(name: string, sums: Sums, { currency, rank }: SumRow): MailTableRow {
  return { cells: [name, '', ...sumCells(sums, currency)], rank };
}

function sumCells({ open, ...added }: Sums, currency: string): string[] {
  const { interest, compensation, claim } = added;
  return [
    unbrokenMoney(open, currency),
    // The law fixes it in euro.
    ...[interest, compensation, claim].map((amount) => (isAny(amount) ? unbrokenMoney(amount, currency) : '')),
  ];
}

function isAny(amount: Decimal): boolean {
  return compareDecimals(amount, '0.00') > 0;
}

import { fieldInWords } from '@incasso/contract/FieldSpec';
import { changedColumns, type Debt } from './Debt';
import { debtField, type DebtFieldName, type DebtValues } from './debtFields';

/** A value for people: dates and amounts in the Belgian format. Empty if missing. */
export function columnInWords(name: DebtFieldName, values: DebtValues): string {
  return fieldInWords(debtField(name), values[name]);
}

/** A summary of the filled-in columns: `ACME BV, 2026-12: € 1.250,00, betwist`. */
export function debtInBrief(debt: DebtValues): string {
  const { debtor, number, invoice, isDisputed } = debt;
  const who = [debtor.trim() || number.trim(), invoice.trim()].filter(Boolean).join(', ');
  const what = [columnInWords('amount', debt), isDisputed ? 'betwist' : ''].filter(Boolean).join(', ');
  return [who, what].filter(Boolean).join(': ');
}

/** The source's value if the visitor's contradicts it: `volgens de e-factuur € 1.210,00`. */
export function readInWords(debt: Debt, name: DebtFieldName): string | undefined {
  const { source } = debt;
  if (source.kind === 'typed' || !changedColumns(debt).includes(name)) return undefined;
  return `volgens de e-factuur ${columnInWords(name, source.read)}`;
}

/**
 * The columns that the visitor changed, with the source's value: `Openstaand bedrag: volgens de e-factuur € 1.210,00`.
 *
 * @param except Columns shown elsewhere. Default: none.
 */
export function changesInWords(debt: Debt, except: readonly DebtFieldName[] = []): string[] {
  return changedColumns(debt)
    .filter((name) => !except.includes(name))
    .map((name) => `${debtField(name).label}: ${readInWords(debt, name)}`);
}

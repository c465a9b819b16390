import { isCompanyNumber } from '@incasso/contract/companyNumber';
import { isDebtorKind } from '../row/debtorKinds';
import { lettersAndDigits } from '../row/sameness';
import type { DebtorLedger, LedgerRow } from './Ledger';
import type { DebtorReason } from './reasons';

/**
 * The kind of a debtor. The visitor's answer counts before his number: authorities have one too, and sole traders,
 * who may buy as consumers. Contradicting rows make it unknown.
 */
export function describeDebtor(rows: readonly LedgerRow[]): Pick<DebtorLedger, 'kind' | 'reasons'> {
  const [said, ...others] = new Set(rows.map(({ debtorIs }) => debtorIs).filter(isDebtorKind));
  const byNumber = rows.some(isCompany) ? 'company' : 'unknown';
  const kind = said === undefined ? byNumber : others.length > 0 ? 'unknown' : said;
  const [country] = rows
    .flatMap((row) => countryOf(row) ?? [])
    .filter((each) => each !== 'BE')
    .sort();
  const reasons: (DebtorReason | false)[] = [
    kind === 'consumer' && { code: 'consumer' },
    kind === 'unknown' && { code: 'kind_unknown' },
    country !== undefined && { code: 'abroad', country },
  ];
  return { kind, reasons: reasons.filter((reason) => reason !== false) };
}

/** Whether a row or its e-invoice has the debtor's number in the KBO */
export function hasCompanyNumber({ number, facts }: LedgerRow): boolean {
  return isCompanyNumber(number) || isCompanyNumber(facts?.buyer.number ?? '');
}

function isCompany(row: LedgerRow): boolean {
  return hasCompanyNumber(row) || row.facts?.buyer.number !== undefined || vatCountryOf(row.number) !== undefined;
}

function countryOf({ number, facts }: LedgerRow): string | undefined {
  return facts?.buyer.country ?? vatCountryOf(facts?.buyer.number ?? number);
}

const vatNumber =
  /^(AT|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)\w{0,2}\d{5,}\w{0,3}$/;

/** The country of a VAT number from elsewhere in the EU, or from the United Kingdom */
function vatCountryOf(number: string): string | undefined {
  const [, prefix] = vatNumber.exec(lettersAndDigits(number).toUpperCase()) ?? [];
  return prefix === 'EL' ? 'GR' : prefix;
}

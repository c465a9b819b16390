import type { Invoice } from './Invoice';

/** The purpose of a type code that is no debt; without a purpose, its short name. */
type NoDebt = 'credit' | { readonly none: string };

const valuation: NoDebt = { none: 'vorderingsstaat' };

/** The type codes of UNTDID 1001 in EN 16931 (BT-3) that are no debt. All others are, unknown ones too. */
export const documentTypeCodes: ReadonlyMap<string | undefined, NoDebt> = new Map<string, NoDebt>([
  ['81', 'credit'],
  ['83', 'credit'],
  ['102', { none: 'fiscale kennisgeving' }],
  ['130', { none: 'gegevens voor een factuur' }],
  ['202', valuation],
  ['203', valuation],
  ['204', valuation],
  ['261', 'credit'],
  ['262', 'credit'],
  ['296', 'credit'],
  ['308', 'credit'],
  ['325', { none: 'pro forma' }],
  ['381', 'credit'],
  ['396', 'credit'],
  ['420', 'credit'],
  ['458', 'credit'],
  ['502', 'credit'],
  ['503', 'credit'],
  ['532', 'credit'],
  ['553', { none: 'melding van een verschil' }],
  ['751', { none: 'enkel voor de boekhouding' }],
  ['870', { none: 'consulaire factuur' }],
  ['935', { none: 'douanefactuur' }],
]);

/** The purpose of a document; a negative invoice is a refund. */
export function purposeOf(document: Pick<Invoice, 'kind' | 'typeCode' | 'amounts'>): Invoice['purpose'] {
  if (typeof documentTypeCodes.get(document.typeCode) === 'object') return 'none';
  return isCredit(document) ? 'credit' : 'debt';
}

export function isCredit({ kind, amounts }: Pick<Invoice, 'kind' | 'amounts'>): boolean {
  return kind === 'credit_note' || amounts.payable.startsWith('-');
}

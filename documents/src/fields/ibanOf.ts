import { formatIban, isIban } from '@incasso/contract/bankAccount';

/** An account in groups of four, if it is an IBAN with valid check digits */
export function ibanOf(account: string | undefined): string | undefined {
  return account !== undefined && isIban(account) ? formatIban(account) : undefined;
}

import { partyName } from '../invoice/partyName';
import type { Party, Payee } from '../invoice/Invoice';
import { present } from './presence';

/** Some files have an empty payee here, or the creditor of a direct debit. */
export function payeeOf(party: Party | undefined): Payee | undefined {
  if (party === undefined) return undefined;
  const payee = present({ name: partyName(party), companyNumber: party.companyNumber });
  return (payee.name ?? payee.companyNumber) ? payee : undefined;
}

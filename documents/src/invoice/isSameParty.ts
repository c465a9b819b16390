import type { Party } from './Invoice';

/** Compares the first trait that both parties have. Two parties without any are the same. */
const traits: readonly ((party: Party) => string | undefined)[] = [
  ({ companyNumber }) => companyNumber,
  ({ vatNumber }) => vatNumber,
  ({ legalName }) => legalName,
  (party) => partyName(party),
];

export function isSameParty(one: Party, other: Party): boolean {
  for (const traitOf of traits) {
    const [trait, otherTrait] = [traitOf(one), traitOf(other)];
    if (trait !== undefined && otherTrait !== undefined) return trait.toLowerCase() === otherTrait.toLowerCase();
  }
  return partyName(one) === partyName(other);
}

export function partyName({ legalName, tradingName }: Party): string | undefined {
  return legalName ?? tradingName;
}

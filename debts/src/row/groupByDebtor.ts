import type { Debt } from './Debt';
import { isSameDebtor, spellings } from './sameness';

export type DebtorGroup<Row extends Debt = Debt> = {
  /** The first name in the rows, or else the number. Empty if no row has either. */
  readonly debtor: string;
  readonly debts: readonly Row[];
};

/**
 * Groups rows by debtor, independently of their order. A row with a name alone joins the only group with that name, or
 * else the only one whose name continues or begins it; if there are several, it is a group of its own. Rows without a
 * debtor are a group too.
 */
export function groupByDebtor<Row extends Debt>(debts: readonly Row[]): DebtorGroup<Row>[] {
  const groups: Row[][] = [];
  for (const debt of [...debts].sort(byDebtor)) {
    const group = groupOf(debt, groups);
    if (group === undefined) groups.push([debt]);
    else group.push(debt);
  }
  const positionOf = (debt: Row | undefined) => (debt === undefined ? -1 : debts.indexOf(debt));
  for (const members of groups) members.sort((one, other) => positionOf(one) - positionOf(other));
  groups.sort(([one], [other]) => positionOf(one) - positionOf(other));
  return groups.map((members) => ({
    debtor: [...members.map(({ debtor }) => debtor), ...members.map(({ number }) => number)].find(Boolean) ?? '',
    debts: members,
  }));
}

/** Numbers first, then the longest names: what comes later can only join, whatever the order of the rows. */
function byDebtor(one: Debt, other: Debt): number {
  const [mine, theirs] = [spellings(one), spellings(other)];
  const isNumbered = Number(theirs.number !== '') - Number(mine.number !== '');
  return isNumbered || theirs.beginnings.length - mine.beginnings.length || (mine.name < theirs.name ? -1 : 1);
}

function groupOf<Row extends Debt>(debt: Row, groups: readonly Row[][]): Row[] | undefined {
  const { number, name } = spellings(debt);
  const containing = (test: (member: Row) => boolean) => groups.filter((members) => members.some(test));
  if (number !== '') return containing((member) => spellings(member).number === number)[0];
  const named = containing((member) => spellings(member).name === name);
  const own = named.find((members) => members.every((member) => spellings(member).number === ''));
  const [only, ...others] = named.length > 0 ? named : containing((member) => isSameDebtor(member, debt) === true);
  return own ?? (name !== '' && others.length === 0 ? only : undefined);
}

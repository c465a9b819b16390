import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { intakeField, intakeFieldNames, type IntakeFieldName } from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import { debtField, debtFieldNames } from '@incasso/debts/debtFields';
import { columnInWords, debtInBrief } from '@incasso/debts/debtWords';
import type { CaseFile } from '../../../case-file/CaseFile';
import type { MailRow } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';
import { answerInWords, partnerReferenceLabel } from './caseSections';

type Version = Pick<IntakeRecord, 'debts' | 'partnerReference'> & {
  readonly answers: CaseFile['answers'];
  readonly documents: readonly Pick<CaseFile['documents'][number], 'kind' | 'name' | 'sha256'>[];
};

/** More rows of debts are only in `case.json`. */
const maxDebtRows = 20;

/** Differences between two versions of a case: the partner's reference, answers, rows of debts, then documents. */
export function caseDifferences(before: Version, after: Version): MailRow[] {
  const rows = [
    ...changedReference(before, after),
    ...changedAnswers(before, after).map((name) => answerRow(name, before, after)),
    ...changedDebts(before, after),
    ...missingIn(after, before).map((name) => ({ label: 'Document niet meer bijgevoegd', value: name })),
    ...missingIn(before, after).map((name) => ({ label: 'Nieuw document', value: name })),
    ...changedKinds(before, after),
  ];
  return rows.length > 0 ? rows : [{ label: 'Niets', value: 'Alleen de volgorde is anders.' }];
}

/** Names of the fields that differ, as a short text. */
export function differencesInWords(before: Version, after: Version): string {
  const labels = changedAnswers(before, after).map((name) => intakeField(name).label);
  const documentRows = [missingIn(after, before), missingIn(before, after), changedKinds(before, after)].flat();
  const words = [
    ...changedReference(before, after).map(({ label }) => label),
    ...labels,
    ...(changedDebts(before, after).length > 0 ? ['wat er openstaat'] : []),
    ...(documentRows.length > 0 ? ['documenten'] : []),
  ];
  return words.length > 0 ? words.join(', ') : 'volgorde';
}

function changedReference(
  { partnerReference: before = '' }: Version,
  { partnerReference: after = '' }: Version,
): MailRow[] {
  if (before === after) return [];
  return [{ label: partnerReferenceLabel, former: before || '(geen)', value: after || '(geen)' }];
}

function changedAnswers(before: Version, after: Version): IntakeFieldName[] {
  return intakeFieldNames.filter((name) => before.answers[name] !== after.answers[name]);
}

function answerRow(name: IntakeFieldName, before: Version, after: Version): MailRow {
  const [former, value] = linesThatDiffer(
    answerInWords(name, before.answers[name]),
    answerInWords(name, after.answers[name]),
  );
  return { label: intakeField(name).label, former, value };
}

/** Drops the first and last lines that two texts share. */
function linesThatDiffer(before: string, after: string): [string, string] {
  const [first, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(first.length, now.length);
  const until = (limit: number, isEqual: (count: number) => boolean) => {
    let count = 0;
    while (count < limit && isEqual(count)) count += 1;
    return count;
  };
  const head = until(shorter, (count) => first[count] === now[count]);
  const tail = until(shorter - head, (count) => first.at(-1 - count) === now.at(-1 - count));
  const middleOf = (lines: readonly string[]) => {
    const middle = lines.slice(head, lines.length - tail);
    return [...(head > 0 ? ['…'] : []), ...middle, ...(tail > 0 ? ['…'] : [])].join('\n');
  };
  return [middleOf(first), middleOf(now)];
}

/** Rows with the columns that differ, then removed rows, then new ones. A row keeps its id across versions. */
function changedDebts(before: Version, after: Version): MailRow[] {
  const [former, present] = [before.debts, after.debts];
  const rows = [
    ...present.flatMap((debt) => {
      const earlier = former.find(({ id }) => id === debt.id);
      return earlier === undefined ? [] : debtDifferences(earlier, debt);
    }),
    ...onlyIn(former, present).map((debt) => ({ label: 'Staat niet meer open', value: debtInBrief(debt) })),
    ...onlyIn(present, former).map((debt) => ({ label: 'Staat nu ook open', value: debtInBrief(debt) })),
  ];
  if (rows.length <= maxDebtRows) return rows;
  return [...rows.slice(0, maxDebtRows), { label: `Nog ${rows.length - maxDebtRows} rijen`, value: 'Zie case.json.' }];
}

function onlyIn(debts: readonly Debt[], others: readonly Debt[]): Debt[] {
  return debts.filter(({ id }) => others.every((other) => other.id !== id));
}

function debtDifferences(before: Debt, after: Debt): MailRow[] {
  const names = debtFieldNames.filter((name) => before[name] !== after[name]);
  if (names.length === 0) return [];
  const inWords = (debt: Debt) =>
    names.map((name) => `${debtField(name).label}: ${columnInWords(name, debt) || '(niet ingevuld)'}`).join('\n');
  const what = [before.debtor, before.invoice].filter(Boolean).join(', ') || 'Wat er openstaat';
  return [{ label: what, former: inWords(before), value: inWords(after) }];
}

/** Names of the documents that only the other version has. */
function missingIn({ documents }: Version, other: Version): string[] {
  const known = new Set(documents.map(({ name, sha256 }) => `${sha256} ${name}`));
  return other.documents.filter(({ name, sha256 }) => !known.has(`${sha256} ${name}`)).map(({ name }) => name);
}

/** Documents in both versions whose kind differs. */
function changedKinds(before: Version, after: Version): MailRow[] {
  return after.documents.flatMap(({ kind, name, sha256 }) => {
    const former = before.documents.find((document) => document.sha256 === sha256 && document.name === name);
    if (former === undefined || former.kind === kind) return [];
    return [{ label: `Soort van ${name}`, former: documentKinds[former.kind], value: documentKinds[kind] }];
  });
}

import { compareDecimals } from '@incasso/contract/decimal';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { dueDayOf } from '@incasso/debts/dueDayOf';
import { dayInBelgium, type IsoDate } from '@incasso/contract/isoDate';
import { cautionsOf, type DebtCaution } from '@incasso/debts/cautionsOf';
import { changedColumns, maxDebts, type Debt } from '@incasso/debts/Debt';
import { debtField, debtFieldNames, type DebtFieldName } from '@incasso/debts/debtFields';
import { changesInWords, columnInWords, readInWords } from '@incasso/debts/debtWords';
import { interestInWords, provisionalNote } from '@incasso/debts/interestLines';
import { fixedCompensation, interestRates } from '@incasso/debts/interestRates';
import { formatMoney, readMoney, type Money } from '@incasso/debts/money';
import { reckonInterest, type CountedInterest } from '@incasso/debts/reckonInterest';
import { isCredit } from '@incasso/debts/sameness';
import { doubledDebts, groupByDebtor, sumsOf, type DebtorGroup } from '@incasso/debts/groupByDebtor';
import type { MailTableRow } from '../../../mail/MailContent';
import { debtsOf } from '../../../submissions/debtsOf';
import type { AdditionRecord, IntakeRecord, StoredDocument } from '../../../submissions/SubmissionRecord';

/** What the staff's mail and its attachments show: a case, or an addition with its case, and what is owed by it. */
export type MailedCase = {
  readonly record: IntakeRecord | AdditionRecord;
  /** The case itself, or the one that was added to */
  readonly ofCase: IntakeRecord;
  readonly debts: DescribedDebts;
};

export type DescribedDebts = {
  /** In the record's order */
  readonly all: readonly Debt[];
  /** Rows by debtor, each with its source, its warnings, and what the law adds on the day of arrival */
  readonly rows: readonly MailTableRow[];
  /** Empty for a single row */
  readonly totals: readonly (readonly string[])[];
  readonly notes: readonly string[];
  /** A summary of the disputed debts: `Betwist: 1 van 3 facturen, € 500,00.` Empty without disputes. */
  readonly disputed: string;
  /** Part of a mail's subject: the sum per currency and the number of debtors, if known. Never a debtor's name. */
  readonly inBrief: string | undefined;
};

type DebtsContent = {
  readonly debts: readonly Debt[];
  readonly client: IntakeAnswers;
  readonly today: IsoDate;
  readonly documents: readonly StoredDocument[];
};

export function mailedCase(record: IntakeRecord | AdditionRecord, ofCase: IntakeRecord): MailedCase {
  return { record, ofCase, debts: describeDebts(record, ofCase) };
}

function describeDebts(record: IntakeRecord | AdditionRecord, { answers }: IntakeRecord): DescribedDebts {
  const debts = debtsOf(record);
  const today = dayInBelgium(new Date(record.receivedAt));
  const content = { debts, client: answers, today, documents: record.documents };
  const groups = groupByDebtor(debts);
  const doubled = doubledDebts(debts);
  const described = groups
    .flatMap((group) => group.debts)
    .map((debt) => {
      const interest = interestOn(debt, today);
      return { interest, row: debtRow(debt, interest, content) };
    });
  const interests = described.flatMap(({ interest }) => interest ?? []);
  const notes = [
    interests.length > 0 &&
      'Interest en vaste vergoeding gelden bij handelstransacties (wet van 2 augustus 2002), niet bij een consument.',
    interests.some(({ provisionalFrom }) => provisionalFrom !== undefined) && provisionalNote(interestRates),
    debts.length >= maxDebts && `De tabel is vol met ${maxDebts} facturen. Kijk in de documenten of er meer zijn.`,
  ].filter((note) => note !== false);
  return {
    all: debts,
    rows: described.map(({ row }) => row),
    totals: debts.length < 2 ? [] : totalsOf(groups, doubled),
    notes,
    disputed: disputedInWords(debts),
    inBrief: inBrief(groups, doubled),
  };
}

function disputedInWords(debts: readonly Debt[]): string {
  const disputed = debts.filter(({ isDisputed }) => isDisputed);
  if (disputed.length === 0) return '';
  const count = `${disputed.length} van ${debts.length} ${debts.length === 1 ? 'factuur' : 'facturen'}`;
  return `Betwist: ${[count, ...sumsInWords(disputed)].join(', ')}.`;
}

function inBrief(groups: readonly DebtorGroup[], doubled: readonly Debt[]): string | undefined {
  const count = groups.filter(({ debtor }) => debtor !== '').length;
  const words = [
    ...sumsInWords(groups.flatMap(({ debts }) => debts)),
    ...sumsInWords(doubled).map((sum) => `${doubledWords} ${sum}`),
    ...(count === 0 ? [] : [count === 1 ? '1 debiteur' : `${count} debiteuren`]),
  ];
  return words.length === 0 ? undefined : words.join(', ');
}

function sumsInWords(debts: readonly Debt[]): string[] {
  const sums = sumsOf(debts).map(inWords);
  return sums.length === 0 ? [] : [`${sums.slice(0, 2).join(' + ')}${sums.length > 2 ? ' en meer' : ''}`];
}

function inWords({ amount, currency }: Money): string {
  return formatMoney(amount, currency);
}

const doubledWords = 'waarvan misschien dubbel';

/**
 * The total of each debtor with several rows, if there are several debtors; the grand total; and what may be counted
 * twice in it
 */
function totalsOf(groups: readonly DebtorGroup[], doubled: readonly Debt[]): string[][] {
  const several = groups.length === 1 ? [] : groups.filter(({ debts }) => debts.length > 1);
  const all = groups.flatMap(({ debts }) => debts);
  return [
    ...several.flatMap(({ debtor, debts }) => totalRows(`Totaal ${debtor || 'zonder debiteur'}`, debts)),
    ...totalRows('Totaal', all),
    ...totalRows(doubledWords, doubled),
  ];
}

function totalRows(name: string, debts: readonly Debt[]): string[][] {
  return sumsOf(debts).map((sum) => [name, inWords(sum), '']);
}

function debtRow(debt: Debt, interest: CountedInterest | undefined, content: DebtsContent): MailTableRow {
  const { debtor, number, invoice, issueDate, isDisputed } = debt;
  const money = readMoney(debt.amount);
  const issued = issueDate === '' ? '' : `van ${columnInWords('issueDate', debt)}`;
  const differences = changesInWords(debt, ['amount', 'dueDate']);
  const who = [
    debtor || '(debiteur niet ingevuld)',
    number,
    [isCredit(debt) ? 'Creditnota' : 'Factuur', invoice, issued].filter(Boolean).join(' '),
  ];
  const amount = money === undefined ? debt.amount : inWords(money);
  const what = [[amount, isDisputed && 'betwist'].filter(Boolean).join(', '), readInWords(debt, 'amount')];
  const instalments = debt.source.kind === 'document' ? debt.source.instalments : undefined;
  const due = [
    columnInWords('dueDate', debt),
    readInWords(debt, 'dueDate'),
    instalments && 'in schijven',
    ...additionsInWords(interest, money),
  ];
  const cautions = cautionsOf(debt, content);
  const hints = cautions.map((caution) => cautionWords[caution]);
  return {
    cells: [who, what, due].map(lines),
    below: lines([...otherColumns(debt), sourceInWords(debt, content.documents), ...differences]),
    ...(hints.length > 0 && { hint: `Kijk na: ${hints.join('; ')}.` }),
  };
}

const columnsInCells: Partial<Record<DebtFieldName, true>> = {
  ...{ debtor: true, number: true, invoice: true, issueDate: true },
  ...{ amount: true, isDisputed: true },
  dueDate: true,
};

/** The columns without a cell, with their labels. Addresses need none. */
function otherColumns(debt: Debt): string[] {
  return debtFieldNames.flatMap((name) => {
    const words = columnInWords(name, debt);
    if (columnsInCells[name] === true || words === '') return [];
    const { label, control } = debtField(name);
    return [control === 'email' || name === 'address' ? words : `${label}: ${words}`];
  });
}

function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n');
}

function sourceInWords(debt: Debt, documents: readonly StoredDocument[]): string {
  const { source } = debt;
  if (source.kind === 'typed') return 'ingevuld door de cliënt';
  const changed = changedColumns(debt).length > 0 ? ', door de cliënt gewijzigd' : '';
  const name = documents.find(({ sha256 }) => sha256 === source.sha256)?.name ?? 'een document';
  return `gelezen uit ${name}${changed}`;
}

const cautionWords: Readonly<Record<DebtCaution, string>> = {
  own_name: 'de debiteur heet zoals de cliënt',
  own_number: 'het KBO-nummer van de debiteur is dat van de cliënt',
  own_email: 'het e-mailadres van de debiteur is dat van de cliënt',
  perhaps_double: 'misschien staat deze factuur er twee keer',
  doubtful_amount: 'het bedrag is niet te lezen en telt niet mee',
  nothing_due: 'volgens de e-factuur is er niets meer te betalen',
  credit_elsewhere: 'de factuur van deze creditnota staat er niet bij; ze gaat van het totaal af',
  doubtful_issue_date: 'de factuurdatum is geen dag, ligt voor 2000 of in de toekomst',
  doubtful_due_date: 'de vervaldag is geen dag, ligt voor 2000 of voor de factuurdatum',
};

function additionsInWords(interest: CountedInterest | undefined, money: Money | undefined): string[] {
  if (interest === undefined || money === undefined) return [];
  return [
    ...interestInWords(interest, money.currency),
    `vaste vergoeding ${inWords({ amount: fixedCompensation, currency: 'EUR' })}`,
  ];
}

function interestOn(debt: Debt, until: IsoDate): CountedInterest | undefined {
  const money = readMoney(debt.amount);
  const dueDate = dueDayOf(debt);
  if (money === undefined || dueDate === undefined || compareDecimals(money.amount, '0.00') <= 0) return undefined;
  return reckonInterest({ principal: money.amount, dueDate, until }, interestRates).counted;
}

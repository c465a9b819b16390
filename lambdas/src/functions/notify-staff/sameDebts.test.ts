import { runs } from '@incasso/contract/testing/search';
import { columnInWords } from '@incasso/debts/debtWords';
import { debtFieldNames } from '@incasso/debts/debtFields';
import { formatMoney } from '@incasso/debts/money';
import type { LedgerEntry } from '@incasso/debts/Ledger';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake } from '../../../testing/fixtures';
import { madeUpCases } from '../../../testing/madeUpCases';
import { readPdfs, textsIn } from '../../../testing/readPdfs';
import { caseFileSchema } from '../../case-file/CaseFile';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { debtsCsv } from '../../case-file/debtsCsv';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import { mailedCase } from './mails/mailedCase';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';
import { intakeMail } from '../../../testing/staffMails';

const rowsOf = (record: IntakeRecord) =>
  v.parse(caseFileSchema, JSON.parse(caseFileJson(composeCaseFile(record)))).debts;
const ledgerIn = (record: IntakeRecord) => mailedCase(record, record).ledger;
const entriesOf = (record: IntakeRecord) => ledgerIn(record).debtors.flatMap(({ entries }) => entries);
/** A row's amount in mail and overview: what is open of an invoice, or a credit note's own */
const inWords = ({ kind, money, open, row }: LedgerEntry) =>
  money === undefined ? row.amount : formatMoney(kind === 'invoice' ? open : money.amount, money.currency);
/** The text part of a mail has one space between words. */
const inOneLine = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ').trim();
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

test('the table for Excel has each row of case.json, with its sums', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const [, ...cells] = cellsOf(new TextDecoder().decode(debtsCsv(ledgerIn(record))));
      const order = entriesOf(record).map(({ row }) => row.id);
      const rows = rowsOf(record).filter(({ id }) => order.includes(id));

      expect(cells.map(shown)).toEqual(
        rows
          .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
          .map((row) => [
            ...debtFieldNames.flatMap((name) => {
              if (name !== 'amount') return columnInWords(name, row);
              return row.money === undefined ? [row.amount, ''] : [row.money.amount, row.money.currency];
            }),
            ...[row.interest, row.compensation, row.claim].map((sum) => (row.money === undefined ? '' : sum)),
          ])
          .map(shown),
      );
    }),
    { numRuns: runs(50, 5000) },
  );
});

test('the staff’s mail has each row of case.json with its amount', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const { text } = intakeMail(record);
      const table = inOneLine(text.slice(text.indexOf('\nDebiteur en factuur | ')));

      let at = 0;
      for (const entry of entriesOf(record)) {
        const amount = inOneLine(inWords(entry));
        at = table.indexOf(amount, at) + amount.length;
        expect(at).toBeGreaterThanOrEqual(amount.length);
      }
    }),
    { numRuns: runs(50, 5000) },
  );
});

test('the overview has each row of case.json with its amount', async () => {
  const cases = fc.sample(madeUpCases, { numRuns: runs(8, 100), seed: 7 }).filter(({ debts }) => debts.length > 0);

  const files = await Promise.all(cases.map((record) => writeOverview(mailedCase(record, record), overviewFaces)));

  for (const [index, read] of readPdfs(files).entries()) {
    const cells = textsIn(read, 'TD P').map(letters).join(' ');
    for (const entry of entriesOf(cases[index] ?? storedIntake()))
      if (entry.money !== undefined) expect(cells).toContain(letters(inWords(entry)));
  }
});

/** A cell without what is added or removed so that a spreadsheet keeps it as it is */
function shown(cells: readonly string[]): string[] {
  return cells.map((cell) => letters(cell.replace(/^nr\. /, '')).toLowerCase());
}

/** The cells of a file in the form of RFC 4180 with semicolons, */
function cellsOf(csv: string): string[][] {
  return csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      Array.from(
        `;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;"]*))/g),
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
}

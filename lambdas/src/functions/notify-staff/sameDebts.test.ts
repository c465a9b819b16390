import { runs } from '@incasso/contract/testing/search';
import { columnInWords } from '@incasso/debts/debtWords';
import { debtFieldNames } from '@incasso/debts/debtFields';
import { formatMoney } from '@incasso/debts/money';
import { groupByDebtor } from '@incasso/debts/groupByDebtor';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake } from '../../../testing/fixtures';
import { madeUpCases } from '../../../testing/madeUpCases';
import { readPdfs, textsIn } from '../../../testing/readPdfs';
import { caseFileSchema, type CaseFile } from '../../case-file/CaseFile';
import { caseFileJson, composeCaseFile } from '../../case-file/composeCaseFile';
import { debtsCsv } from '../../case-file/debtsCsv';
import type { IntakeRecord } from '../../submissions/SubmissionRecord';
import { mailedCase } from './mails/mailedCase';
import { overviewFaces } from './overview/overviewFaces';
import { writeOverview } from './overview/writeOverview';
import { intakeMail } from '../../../testing/staffMails';

type Row = CaseFile['debts'][number];

const rowsOf = (record: IntakeRecord) =>
  v.parse(caseFileSchema, JSON.parse(caseFileJson(composeCaseFile(record)))).debts;
const inWords = ({ money, amount }: Row) => (money === undefined ? amount : formatMoney(money.amount, money.currency));
/** The order of mail and overview. */
const inOrder = (rows: readonly Row[]) =>
  groupByDebtor(rows)
    .flatMap(({ debts }) => debts)
    .flatMap(({ id }) => rows.filter((row) => row.id === id));
/** The text part of a mail has one space between words. */
const inOneLine = (text: string) => text.replaceAll(/[^\S\n]+/g, ' ');
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

test('the table for Excel has each row of case.json, in its order', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const [, ...cells] = cellsOf(new TextDecoder().decode(debtsCsv(record.debts)));

      expect(cells).toEqual(
        rowsOf(record).map((row) =>
          debtFieldNames.flatMap((name) => {
            const words = columnInWords(name, row).replace(/^'+/, '');
            if (name !== 'amount') return [words];
            return row.money === undefined
              ? [row.amount.replace(/^'+/, ''), '']
              : [row.money.amount.replace('.', ','), row.money.currency];
          }),
        ),
      );
    }),
    { numRuns: runs(50, 5000) },
  );
});

test('the staff’s mail has each row of case.json with its amount', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const rows = inOrder(rowsOf(record));
      const { text } = intakeMail(record);
      const table = inOneLine(text.slice(text.indexOf('\nDebiteur | ')));

      let at = 0;
      for (const row of rows) {
        const amount = inOneLine(` | ${inWords(row).replaceAll('|', '¦').replaceAll(';', ',')}`).trimEnd();
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
    const cells = textsIn(read, 'TD P').map(letters);
    for (const row of rowsOf(cases[index] ?? storedIntake()))
      if (row.money !== undefined)
        expect(cells).toContain(letters(`${inWords(row)}${row.isDisputed ? 'betwist' : ''}`));
  }
});

/** The cells of a file in the form of RFC 4180 with semicolons, without the apostrophes before texts. */
function cellsOf(csv: string): string[][] {
  return csv
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      Array.from(`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;"]*))/g), ([, quoted, plain = '']) =>
        (quoted?.replaceAll('""', '"') ?? plain).replace(/^'+/, ''),
      ),
    );
}

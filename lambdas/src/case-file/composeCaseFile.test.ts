import { readFileSync } from 'node:fs';
import { runs } from '@incasso/contract/testing/search';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake, validAnswers } from '../../testing/fixtures';
import { madeUpCases } from '../../testing/madeUpCases';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { stillToAsk } from '@incasso/debts/stillToAsk';
import { recordOfCase } from '../../testing/twelveCases';
import { ledgerOfRecord } from '../submissions/ledgerOfRecord';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseFileSchema, type CaseFile } from './CaseFile';
import { caseFileJsonSchema } from './caseFileJsonSchema';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

const jsonOf = (record: IntakeRecord) => caseFileJson(composeCaseFile(record));
const whole = storedIntake();
const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const published: unknown = JSON.parse(docs('case-file.v2.schema.json'));
const ajv = new Ajv2020({ strict: true });
addFormats(ajv);
const isValid = ajv.compile(v.parse(v.looseObject({}), published));

test('generated cases match the published schema and are read back without loss', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const parsed: unknown = JSON.parse(jsonOf(record));

      expect({ isValid: isValid(parsed), errors: isValid.errors }).toEqual({ isValid: true, errors: null });
      const read = v.parse(caseFileSchema, parsed);
      expect(read).toEqual(parsed);
      expect(recordIn(read, record)).toEqual(record);
    }),
    { numRuns: runs(200, 20_000) },
  );
});

/** Rebuilds the record from a file. What only storage knows comes from the record. */
function recordIn({ missing, debts, ledger: _ledger, ...facts }: CaseFile, record: IntakeRecord): IntakeRecord {
  expect(missing).toEqual(stillToAsk(ledgerOfRecord(record, record), record));
  const { version, kind, attempt, digest, draftKeyHash } = record;
  return {
    ...facts,
    ...{ version, kind, attempt, digest, ...(draftKeyHash !== undefined && { draftKeyHash }) },
    debts: debts.map(withoutLedger),
  };
}

function withoutLedger({ money: _money, cautions: _cautions, ...debt }: CaseFile['debts'][number]) {
  const { open: _open, interest: _interest, compensation: _compensation, claim: _claim, ...row } = debt;
  const { total: _total, reasons: _reasons, ...own } = row;
  return own;
}

test.each([
  ['without invoices', (file: object) => ({ ...file, invoices: undefined })],
  ['of another version', (file: object) => ({ ...file, version: 1 })],
  ['with a reference of another form', (file: object) => ({ ...file, reference: 'K7QM3TXB' })],
  ['with a document of no kind', (file: object) => ({ ...file, documents: [{ name: 'a.pdf' }] })],
])('a file %s does not match the published schema', (_case, change) => {
  const file = v.parse(v.looseObject({}), JSON.parse(jsonOf(whole)));

  expect(isValid(file)).toBe(true);
  expect(isValid(JSON.parse(JSON.stringify(change(file))))).toBe(false);
});

test('rows have their amounts, sums and cautions, and why there is no sum', () => {
  const row = sampleDebt({ amount: '€ 1.250,00', isDisputed: true, dueDate: '2026-03-02' });
  const second = sampleDebt({ id: '2', amount: 'veel', email: validAnswers().email });

  const { debts } = composeCaseFile(storedIntake({ debts: [row, second] }));

  const none = { interest: '0.00', compensation: '0.00', claim: '0.00' };
  expect(debts).toEqual([
    {
      ...{ ...row, money: { amount: '1250.00', currency: 'EUR' }, open: '1250.00', ...none, total: 'notDue' },
      ...{ reasons: ['not_due', 'disputed'], cautions: ['perhaps_double'] },
    },
    {
      ...{ ...second, open: '0.00', ...none, total: 'due', reasons: ['amount_unreadable'] },
      cautions: ['own_email', 'perhaps_double', 'doubtful_amount'],
    },
  ]);
});

test('the ledger has its day and totals', () => {
  const { ledger, debts } = composeCaseFile(recordOfCase('disputed'));

  expect(ledger).toMatchObject({ day: '2026-11-29', totals: [{ currency: 'EUR' }] });
  expect(ledger.totals[0]?.totals.disputed.claim).toBe(debts[0]?.claim);
});

test('the same record gives the same file, without storage details', () => {
  expect(jsonOf(whole)).toBe(jsonOf(whole));
  expect(jsonOf(whole)).not.toContain(storedIntake().digest);
});

test('the published schema equals the one generated from our schema', () => {
  expect(published).toEqual(caseFileJsonSchema());
});

test('the published example is a case file', () => {
  const parsed: unknown = JSON.parse(docs('case-file.v2.example.json'));

  expect(isValid(parsed)).toBe(true);
  expect(v.parse(caseFileSchema, parsed)).toEqual(parsed);
});

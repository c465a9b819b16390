import { readFileSync } from 'node:fs';
import { runs } from '@incasso/contract/testing/search';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake, validAnswers } from '../../testing/fixtures';
import { madeUpCases } from '../../testing/madeUpCases';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { missingInfoOfCase } from '../submissions/missingInfoOfCase';
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
function recordIn({ missing, debts, ...facts }: CaseFile, record: IntakeRecord): IntakeRecord {
  expect(missing).toEqual(missingInfoOfCase(record));
  const { version, kind, attempt, digest, draftKeyHash } = record;
  return {
    ...facts,
    ...{ version, kind, attempt, digest, ...(draftKeyHash !== undefined && { draftKeyHash }) },
    debts: debts.map(({ money: _money, cautions: _cautions, ...debt }) => debt),
  };
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

test('rows have their amounts and cautions', () => {
  const row = sampleDebt({ amount: '€ 1.250,00', isDisputed: true });
  const second = sampleDebt({ id: '2', amount: 'veel', email: validAnswers().email });

  const { debts } = composeCaseFile(storedIntake({ debts: [row, second] }));

  expect(debts).toEqual([
    { ...row, money: { amount: '1250.00', currency: 'EUR' }, cautions: ['perhaps_double'] },
    { ...second, cautions: ['own_email', 'perhaps_double', 'doubtful_amount'] },
  ]);
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

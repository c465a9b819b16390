import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedAddition, storedChange, storedIntake, validAnswers } from '../../testing/fixtures';
import { madeUpHistories } from '../../testing/madeUpCases';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { additionsOf, changesOf, type CaseHistory } from '../submissions/CaseHistory';
import { missingInfoOfCase } from '../submissions/missingInfoOfCase';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseFileSchema, type CaseFile } from './CaseFile';
import { caseFileJsonSchema } from './caseFileJsonSchema';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

const jsonOf = (history: CaseHistory) => caseFileJson(composeCaseFile(history));
const whole: CaseHistory = { first: storedIntake(), later: [storedChange(), storedAddition({ number: 2 })] };
const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const published: unknown = JSON.parse(docs('case-file.v2.schema.json'));
const ajv = new Ajv2020({ strict: true });
addFormats(ajv);
const isValid = ajv.compile(v.parse(v.looseObject({}), published));

test('2,000 random cases match the published schema and are read back without loss', () => {
  fc.assert(
    fc.property(madeUpHistories, (history) => {
      const parsed: unknown = JSON.parse(jsonOf(history));

      expect({ isValid: isValid(parsed), errors: isValid.errors }).toEqual({ isValid: true, errors: null });
      const read = v.parse(caseFileSchema, parsed);
      expect(read).toEqual(parsed);
      const [changes, additions] = [changesOf(history), additionsOf(history)];
      expect(recordsIn(read, history)).toEqual([history.first, ...changes, ...additions]);
    }),
    { numRuns: 2000 },
  );
});

/** Rebuilds the records from a file. What only storage knows comes from the history. */
function recordsIn(file: CaseFile, history: CaseHistory) {
  const {
    additions = [],
    changes = [],
    updates = 0,
    missing: missingInfo,
    version: _version,
    agreement: _last,
    partnerReference: _latest,
    ...facts
  } = file;
  const { submissionId, reference } = facts;
  const version = 1;
  expect(updates).toBe(history.later.length);
  expect(missingInfo).toEqual(missingInfoOfCase(history));
  const contents = [...changes.map(({ replaced }) => replaced), file].map((content) => {
    const { answers, documents, doubtful, invoices, agreement, partnerReference } = content;
    const debts = content.debts.map(({ money: _money, cautions: _cautions, ...debt }) => debt);
    const optional = partnerReference === undefined ? {} : { partnerReference };
    return { answers, documents, doubtful, invoices, agreement, debts, ...optional };
  });
  return [
    { version, ...facts, ...internalOf(history.first), ...(contents[0] ?? notFound()) },
    ...changes.map(({ number: _number, replaced: _before, ...arrival }, index) => {
      const record = changesOf(history)[index] ?? notFound();
      const head = { version, submissionId, reference, number: record.number, ...internalOf(record) };
      return { ...head, ...arrival, ...(contents[index + 1] ?? notFound()) };
    }),
    ...additions.map(({ debts: _read, ...addition }, index) => {
      const { kind, number, additionId, attempt, digest } = additionsOf(history)[index] ?? notFound();
      return { version, submissionId, reference, kind, additionId, attempt, digest, ...addition, number };
    }),
  ];
}

function internalOf<Kind extends string>(record: Omit<IntakeRecord, 'kind'> & { kind: Kind }) {
  const { kind, attempt, digest, revision, draftKeyHash } = record;
  return { kind, attempt, digest, revision, ...(draftKeyHash !== undefined && { draftKeyHash }) };
}

function notFound(): never {
  throw new Error('the file has more than the records');
}

test.each([
  ['without invoices', (file: object) => ({ ...file, invoices: undefined })],
  ['of another version', (file: object) => ({ ...file, version: 1 })],
  ['with a reference of another form', (file: object) => ({ ...file, reference: 'K7QM3TXB' })],
  ['with a change that replaced nothing', (file: object) => ({ ...file, changes: [{ number: 1 }] })],
  ['with an addition of no number', (file: object) => ({ ...file, additions: [{ note: 'Later' }] })],
  ['with a document of no kind', (file: object) => ({ ...file, documents: [{ name: 'a.pdf' }] })],
])('a file %s does not match the published schema', (_case, change) => {
  const file = v.parse(v.looseObject({}), JSON.parse(jsonOf(whole)));

  expect(isValid(file)).toBe(true);
  expect(isValid(JSON.parse(JSON.stringify(change(file))))).toBe(false);
});

test('changed versions and additions are numbered separately, from 1', () => {
  const later = [storedAddition(), storedChange({ number: 2 }), storedAddition({ number: 3 })];

  const { updates, changes, additions } = composeCaseFile({ first: storedIntake(), later });

  expect(updates).toBe(3);
  expect(changes?.map(({ number }) => number)).toEqual([1]);
  expect(additions?.map(({ number }) => number)).toEqual([1, 2]);
});

test('rows of the latest version have their amounts and cautions', () => {
  const [first, second] = [sampleDebt(), sampleDebt({ id: '2', amount: 'veel', email: validAnswers().email })];
  const change = storedChange({ debts: [{ ...first, isCredit: true, isDisputed: true }, second] });

  const { debts, changes } = composeCaseFile({ first: storedIntake({ debts: [first] }), later: [change] });

  expect(debts).toEqual([
    {
      ...first,
      ...{ isCredit: true, isDisputed: true },
      money: { amount: '-1250.00', currency: 'EUR' },
      cautions: ['same_number'],
    },
    { ...second, cautions: ['own_email', 'same_number', 'doubtful_amount'] },
  ]);
  expect(changes).toMatchObject([{ replaced: { debts: [{ id: '1', isCredit: false, cautions: [] }] } }]);
});

test('an addition has the rows of its e-invoices and adds none to the case', () => {
  const addition = storedAddition({ invoices: [{ sha256: 'b'.repeat(64), invoice: sampleInvoice() }] });

  const { debts, additions } = composeCaseFile({ first: storedIntake(), later: [addition] });

  expect(debts).toEqual([]);
  expect(additions).toMatchObject([{ debts: [{ invoice: '2026-0012', money: { amount: '1210.00' } }] }]);
});

test('the same record gives the same file, without storage details', () => {
  expect(jsonOf(whole)).toBe(jsonOf(whole));
  expect(jsonOf(whole)).not.toContain(storedIntake().digest);
});

test('the published schema equals the one generated from our schema', () => {
  expect(published).toEqual(caseFileJsonSchema());
});

test('the example in the guide is the case file of our sample', () => {
  const [, example = ''] = /\n## An example\n\n```json\n([^]*?)```/.exec(docs('case-file.md')) ?? [];

  const parsed: unknown = JSON.parse(example);

  expect(isValid(parsed)).toBe(true);
  expect(v.parse(caseFileSchema, parsed)).toEqual(parsed);
});

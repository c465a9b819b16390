import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedAddition, storedChange, storedIntake, validAnswers } from '../../testing/fixtures';
import { madeUpHistories } from '../../testing/madeUpCases';
import { additionsOf, changesOf, type CaseHistory } from '../submissions/CaseHistory';
import { missingFrom } from '../submissions/missingFrom';
import type { IntakeRecord } from '../submissions/SubmissionRecord';
import { caseFileSchema, type CaseFile } from './CaseFile';
import { caseFileJsonSchema } from './caseFileJsonSchema';
import { caseFileJson, composeCaseFile } from './composeCaseFile';

const jsonOf = (history: CaseHistory) => caseFileJson(composeCaseFile(history));
const whole: CaseHistory = { first: storedIntake(), later: [storedChange(), storedAddition({ number: 2 })] };
const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const published: unknown = JSON.parse(docs('case-file.v1.schema.json'));
const ajv = new Ajv2020({ strict: true });
addFormats(ajv);
const isValid = ajv.compile(v.parse(v.looseObject({}), published));

test('2,000 made-up cases are valid by the published schema, and read back without loss', () => {
  fc.assert(
    fc.property(madeUpHistories, (history) => {
      const parsed: unknown = JSON.parse(jsonOf(history));

      expect({ isValid: isValid(parsed), errors: isValid.errors }).toEqual({ isValid: true, errors: null });
      const read = v.parse(caseFileSchema, parsed);
      expect(read).toEqual(parsed);
      expect(recordsIn(read, history)).toEqual([history.first, ...changesOf(history), ...additionsOf(history)]);
    }),
    { numRuns: 2000 },
  );
});

/** The records that a file was made of, with what no file tells: how they were stored. */
function recordsIn(file: CaseFile, history: CaseHistory) {
  const {
    additions = [],
    changes = [],
    updates = 0,
    missing: lacking,
    stated: _stated,
    agreement: _last,
    ...told
  } = file;
  const { version, submissionId, reference } = told;
  expect(updates).toBe(history.later.length);
  expect(lacking).toEqual(missingFrom(history));
  const contents = [...changes.map(({ replaced }) => replaced), file].map((content) => {
    const { answers, documents, doubtful, invoices, agreement } = content;
    return { answers, documents, doubtful, invoices, ...(agreement && { agreement }) };
  });
  return [
    { ...told, ...internalOf(history.first), ...(contents[0] ?? missing()) },
    ...changes.map(({ number: _place, replaced: _before, ...arrival }, place) => {
      const record = changesOf(history)[place] ?? missing();
      const head = { version, submissionId, reference, number: record.number, ...internalOf(record) };
      return { ...head, ...arrival, ...(contents[place + 1] ?? missing()) };
    }),
    ...additions.map((addition, place) => {
      const { kind, number, additionId, attempt, digest } = additionsOf(history)[place] ?? missing();
      return { version, submissionId, reference, kind, additionId, attempt, digest, ...addition, number };
    }),
  ];
}

function internalOf<Kind extends string>(record: Omit<IntakeRecord, 'kind'> & { kind: Kind }) {
  const { kind, attempt, digest, revision, draftKeyHash } = record;
  return { kind, attempt, digest, revision, ...(draftKeyHash !== undefined && { draftKeyHash }) };
}

function missing(): never {
  throw new Error('the file has more than the records');
}

test.each([
  ['without invoices', (file: object) => ({ ...file, invoices: undefined })],
  ['of another version', (file: object) => ({ ...file, version: 2 })],
  ['with a reference of another form', (file: object) => ({ ...file, reference: 'K7QM3TXB' })],
  ['with a change that replaced nothing', (file: object) => ({ ...file, changes: [{ number: 1 }] })],
  ['with an addition of no number', (file: object) => ({ ...file, additions: [{ note: 'Later' }] })],
  ['with a document of no kind', (file: object) => ({ ...file, documents: [{ name: 'a.pdf' }] })],
])('a file %s is not valid by the published schema', (_case, change) => {
  const file = v.parse(v.looseObject({}), JSON.parse(jsonOf(whole)));

  expect(isValid(file)).toBe(true);
  expect(isValid(JSON.parse(JSON.stringify(change(file))))).toBe(false);
});

test('changed versions and additions are numbered apart, from 1', () => {
  const later = [storedAddition(), storedChange({ number: 2 }), storedAddition({ number: 3 })];

  const { updates, changes, additions } = composeCaseFile({ first: storedIntake(), later });

  expect(updates).toBe(3);
  expect(changes?.map(({ number }) => number)).toEqual([1]);
  expect(additions?.map(({ number }) => number)).toEqual([1, 2]);
});

test('the open invoices of the latest text stand as such, with what they amount to', () => {
  const invoices_terms = 'Debiteur: ACME BV · Vervaldag: 01/12/2025 · Bedrag: € 1.000,00\nEn meer.\nBedrag: veel';

  const { stated } = composeCaseFile({ first: storedIntake({ answers: validAnswers({ invoices_terms }) }), later: [] });

  expect(stated).toMatchObject([
    { debtor: 'ACME BV', dueDate: '2025-12-01', money: { amount: '1000.00', currency: 'EUR' }, isDisputed: false },
    { amount: 'veel' },
  ]);
  expect(stated[1]).not.toHaveProperty('money');
});

test('the same record gives the same file, which tells nothing of how it was stored', () => {
  expect(jsonOf(whole)).toBe(jsonOf(whole));
  expect(jsonOf(whole)).not.toContain(storedIntake().digest);
});

test('the published schema equals the one that our own schema gives', () => {
  expect(published).toEqual(caseFileJsonSchema());
});

test('the example in the guide is the case file of our sample', () => {
  const [, example = ''] = /\n## An example\n\n```json\n([^]*?)```/.exec(docs('case-file.md')) ?? [];

  const parsed: unknown = JSON.parse(example);

  expect(isValid(parsed)).toBe(true);
  expect(v.parse(caseFileSchema, parsed)).toEqual(parsed);
});

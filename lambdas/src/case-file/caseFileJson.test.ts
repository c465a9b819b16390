import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { storedIntake } from '../../testing/fixtures';
import { madeUpCases } from '../../testing/madeUpCases';
import { caseFileSchema } from './CaseFile';
import { caseFileJson } from './caseFileJson';
import { caseFileFields } from './guide/caseFileFields';
import { caseFileJsonSchema } from './guide/caseFileJsonSchema';

const docs = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const published: unknown = JSON.parse(docs('case-file.v1.schema.json'));
const ajv = new Ajv2020({ strict: true });
addFormats(ajv);
const isValid = ajv.compile(v.parse(v.looseObject({}), published));

test('2,000 made-up cases are valid by the published schema, and read back without loss', () => {
  fc.assert(
    fc.property(madeUpCases, (record) => {
      const parsed: unknown = JSON.parse(caseFileJson(record));

      expect({ isValid: isValid(parsed), errors: isValid.errors }).toEqual({ isValid: true, errors: null });
      const read = v.parse(caseFileSchema, parsed);
      expect(read).toEqual(parsed);
      const { kind, attempt, digest } = record;
      const documents = read.documents.map(({ name, size, sha256, mediaType }) => ({ name, size, sha256, mediaType }));
      expect({ ...read, kind, attempt, digest, documents }).toEqual(record);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['without claims', (file: object) => ({ ...file, claims: undefined })],
  ['of another version', (file: object) => ({ ...file, version: 2 })],
  ['with a reference of another form', (file: object) => ({ ...file, reference: 'K7QM3TXB' })],
  ['with a document of no kind', (file: object) => ({ ...file, documents: [{ name: 'a.pdf' }] })],
])('a file %s is not valid by the published schema', (_case, change) => {
  const file = v.parse(v.looseObject({}), JSON.parse(caseFileJson(storedIntake())));

  expect(isValid(file)).toBe(true);
  expect(isValid(JSON.parse(JSON.stringify(change(file))))).toBe(false);
});

test('the same record gives the same file, which tells nothing of how it was stored', () => {
  expect(caseFileJson(storedIntake())).toBe(caseFileJson(storedIntake()));
  expect(caseFileJson(storedIntake())).not.toContain(storedIntake().digest);
});

test('the published schema and the guide’s table are what the product’s own schema says', () => {
  const table = (docs('case-file.md').split('\n## Fields\n')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  expect(published).toEqual(caseFileJsonSchema());
  expect(table).toEqual(caseFileFields());
});

test('the guide’s example is a file of ours', () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(docs('case-file.md')) ?? [];

  const parsed: unknown = JSON.parse(example);

  expect(isValid(parsed)).toBe(true);
  expect(v.parse(caseFileSchema, parsed)).toEqual(parsed);
});

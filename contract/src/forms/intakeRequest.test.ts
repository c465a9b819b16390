import * as v from 'valibot';
import { sampleAnswers } from '../../testing/sampleAnswers';
import { emptyIntakeAnswers, fieldsNeededForStep2, missingFields } from './intakeFields';
import { documentReceiptSchema, intakeAnswersSchema, submissionIdSchema } from './intakeRequest';

const validAnswers = sampleAnswers();

const problemsOf = (answers: object) =>
  (v.safeParse(intakeAnswersSchema, answers).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('accepts complete answers and trims them', () => {
  const parsed = v.parse(intakeAnswersSchema, { ...validAnswers, company_name: ' Voorbeeld BV ', unknown: 'dropped' });

  expect(parsed).toEqual(validAnswers);
});

test.each(['an', 'an@', '@bedrijf.example', 'an bedrijf@x.example', 'a@b.example,c@d.example'])(
  'refuses the address %s',
  (email) => expect(problemsOf({ ...validAnswers, email })).toEqual([['email', 'invalid_email']]),
);

test('never refuses foreign numbers', () => {
  expect(problemsOf({ ...validAnswers, vat_number: 'NL123456789B01', bank_account: 'rekening 123' })).toEqual([]);
});

test('a receipt accepts a file name of up to 1,024 characters', () => {
  const isReceipt = (length: number) =>
    v.is(documentReceiptSchema, { name: 'x'.repeat(length), size: 1, sha256: 'a'.repeat(64) });

  expect([255, 1024, 1025].map(isReceipt)).toEqual([true, true, false]);
});

test('returns the missing fields in order', () => {
  expect(missingFields({ ...emptyIntakeAnswers(), company_name: ' ' }, fieldsNeededForStep2)).toEqual([
    'company_name',
    'vat_number',
  ]);
});

test('a submission id is a UUID in lower case', () => {
  expect(v.parse(submissionIdSchema, '3F2504E0-4F89-41D3-9A0C-0305E82C3301')).toBe(
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  );
  expect(v.safeParse(submissionIdSchema, '../x').success).toBe(false);
});

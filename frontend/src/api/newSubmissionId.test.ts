import * as v from 'valibot';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import { newSubmissionId } from './newSubmissionId';

test('creates random UUIDs that the contract accepts', () => {
  const ids = Array.from({ length: 100 }, newSubmissionId);

  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(v.is(submissionIdSchema, id)).toBe(true);
    expect(id).toMatch(/^.{14}4.{4}[89ab]/);
  }
});

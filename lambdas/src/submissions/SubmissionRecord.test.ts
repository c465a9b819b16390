import * as v from 'valibot';
import { storedIntake } from '../../testing/fixtures';
import { submissionRecordSchema } from './SubmissionRecord';

test('a record from before e-invoices were read and drafts had a key has none, and is of the first revision', () => {
  const { version, kind, submissionId, attempt, reference, receivedAt, digest, answers } = storedIntake();
  const former = { version, kind, submissionId, attempt, reference, receivedAt, digest, answers };

  expect(v.parse(submissionRecordSchema, { ...former, doubtful: [], documents: [] })).toEqual(
    storedIntake({ claims: [] }),
  );
});

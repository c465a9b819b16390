import { additionId, now, submissionId } from '../../testing/fixtures';
import { parseAttemptKey, storageKeys, submissionOfKey } from './storageKeys';

const attempt = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const sha256 = 'a'.repeat(64);

test.each([{ submissionId }, { submissionId: additionId, caseId: submissionId }])(
  'the keys of a submission lead back to it: %j',
  (submission) => {
    const entry = { ...submission, attempt };

    expect(submissionOfKey(storageKeys.record(submission))).toEqual(submission);
    expect(submissionOfKey(storageKeys.document({ ...submission, sha256 }))).toEqual(submission);
    expect(parseAttemptKey(storageKeys.outboxEntry(entry))).toEqual(entry);
    expect(parseAttemptKey(storageKeys.deadLetter(entry))).toEqual(entry);
    expect(parseAttemptKey(storageKeys.heldConfirmation({ ...entry, receivedAt: now.toISOString() }))).toEqual(entry);
  },
);

test.each([
  `submissions/${submissionId}/1.json`,
  `submissions/${submissionId}/.json`,
  `submissions/${submissionId}/${additionId}/${attempt}.json`,
  `submissions/../${submissionId}.json`,
  `documents/${submissionId}/${submissionId}/${additionId}/${sha256}`,
  `uploads/${submissionId}/${sha256}`,
])('any other key leads to none: %s', (key) => {
  expect(submissionOfKey(key)).toBeUndefined();
  expect(parseAttemptKey(key)).toBeUndefined();
});

import { mailsToSend } from './mailsToSend';
import type { SubmissionRecord } from './SubmissionRecord';
import type { Suspicion } from './suspicionsOf';

type Kind = SubmissionRecord['kind'];

test.each<[Kind, Suspicion[], string[]]>([
  ['intake', [], ['staff', 'visitor']],
  ['addition', [], ['staff', 'visitor']],
  ['contact', [], ['staff']],
  ['intake', ['filled_too_fast'], ['staff', 'visitor']],
  ['intake', ['honeypot_filled'], ['staff']],
])('a submission of the kind %s with the suspicions %j is mailed to %j', (kind, suspicions, due) => {
  expect(mailsToSend({ kind, suspicions })).toEqual(due);
});

import { mailsToSend } from './mailsToSend';
import type { Suspicion } from './suspicionsOf';

test.each<[Suspicion[], string[]]>([
  [[], ['staff', 'visitor']],
  [['filled_too_fast'], ['staff', 'visitor']],
  [['honeypot_filled'], ['staff']],
])('a submission with the suspicions %j is mailed to %j', (suspicions, due) => {
  expect(mailsToSend({ suspicions })).toEqual(due);
});

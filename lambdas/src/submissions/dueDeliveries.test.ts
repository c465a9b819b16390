import { mailsToSend } from './mailsToSend';
import type { Suspicion } from './suspicionsOf';

test.each<[Suspicion[], string[]]>([
  [[], ['staff', 'visitor']],
  [['filled_too_fast'], ['staff', 'visitor']],
  [['honeypot_filled'], ['staff']],
])('a case, a changed version and a message with the suspicions %j are mailed to %j', (suspicions, due) => {
  for (const kind of ['intake', 'change', 'contact'] as const) {
    expect(mailsToSend({ kind, suspicions })).toEqual(due);
  }
});

test('an addition is mailed to the staff alone', () => {
  expect(mailsToSend({ kind: 'addition', suspicions: [] })).toEqual(['staff']);
});

import { caseEvent } from '@incasso/lambdas/case-events/caseEvent';
import { otherSubmissionId, storedAddition, storedIntake } from '@incasso/lambdas/testing/fixtures';
import { newestStates } from './newestStates';

const first = storedIntake();
const additions = [storedAddition(), storedAddition({ number: 2 })];
const [whole, added, addedTwice] = [0, 1, 2].map((count) => {
  const history = { first, changes: [], additions: additions.slice(0, count) };
  return caseEvent({ record: first, history, bucket: 'documents' });
});
if (whole === undefined || added === undefined || addedTwice === undefined) throw new Error('there are three states');
const other = { ...whole, case: { ...whole.case, submissionId: otherSubmissionId } };

test.each([
  [[whole, added, other, addedTwice]],
  [[addedTwice, other, added, whole]],
  [[added, addedTwice, other, whole, addedTwice]],
])('of each case the newest state holds, in whatever order the events came', (events) => {
  const newest = newestStates(events);

  expect(newest).toHaveLength(2);
  expect(newest).toEqual(expect.arrayContaining([addedTwice, other]));
});

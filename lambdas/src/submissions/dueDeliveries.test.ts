import { dueDeliveries } from './dueDeliveries';
import type { Suspicion } from './suspicionsOf';

test.each<[Suspicion[], string[]]>([
  [[], ['staff', 'visitor']],
  [['filled_too_fast'], ['staff', 'visitor']],
  [['honeypot_filled'], ['staff']],
])('with the suspicions %j, these are told: %j', (suspicions, due) => {
  expect(dueDeliveries({ kind: 'intake', suspicions }, false)).toEqual(due);
});

test('a case and what is added to it are due to the case system, where the stage has one; a message to nobody but people', () => {
  expect(dueDeliveries({ kind: 'intake', suspicions: [] }, true)).toEqual(['staff', 'visitor', 'event']);
  expect(dueDeliveries({ kind: 'intake', suspicions: ['honeypot_filled'] }, true)).toEqual(['staff', 'event']);
  expect(dueDeliveries({ kind: 'addition', suspicions: [] }, false)).toEqual(['staff']);
  expect(dueDeliveries({ kind: 'contact', suspicions: [] }, true)).toEqual(['staff', 'visitor']);
});

test('of a changed version all are told who are told of a case, and of an addition no visitor', () => {
  expect(dueDeliveries({ kind: 'change', suspicions: [] }, true)).toEqual(['staff', 'visitor', 'event']);
  expect(dueDeliveries({ kind: 'change', suspicions: ['honeypot_filled'] }, false)).toEqual(['staff']);
  expect(dueDeliveries({ kind: 'addition', suspicions: [] }, true)).toEqual(['staff', 'event']);
});

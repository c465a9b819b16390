import { notifyEventPatterns } from '@incasso/lambdas/notifyQueue';
import { matchesEventPattern } from './matchesEventPattern';

const { recordStored } = notifyEventPatterns('documents');

const created = (bucket: string, key: string) => ({
  source: 'aws.s3',
  'detail-type': 'Object Created',
  detail: { bucket: { name: bucket }, object: { key } },
});

test('one matching item of a list in the event is enough', () => {
  const pattern = { tags: ['a', { prefix: 'b' }] };

  expect(matchesEventPattern({ tags: ['c', 'b1'] }, pattern)).toBe(true);
  expect(matchesEventPattern({ tags: ['c'] }, pattern)).toBe(false);
});

test.each([
  { event: created('documents', 'submissions/1.json'), matches: true },
  { event: created('documents', 'outbox/1.json'), matches: false },
  { event: created('other', 'submissions/1.json'), matches: false },
  { event: { ...created('documents', 'submissions/1.json'), source: 'aws.ses' }, matches: false },
  { event: { source: 'aws.s3', 'detail-type': 'Object Created' }, matches: false },
  { event: null, matches: false },
])('the rule for stored records and $event: $matches', ({ event, matches }) => {
  expect(matchesEventPattern(event, recordStored)).toBe(matches);
});

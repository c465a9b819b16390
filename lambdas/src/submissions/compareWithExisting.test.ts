import { storedAddition, storedContact, storedIntake } from '../../testing/fixtures';
import { accept, refuse } from '../Result';
import { compareWithExisting } from './compareWithExisting';

const draftKeyHash = 'a'.repeat(64);
const other = { digest: 'e'.repeat(64) };
const existing = storedIntake({ draftKeyHash });

test.each([
  ['with the draft’s key', { draftKeyHash }],
  ['without a key', {}],
  ['with the key of another draft', { draftKeyHash: 'b'.repeat(64) }],
])('the same content is a repeat %s', (_who, key) => {
  const { digest } = existing;
  expect(compareWithExisting(existing, { digest, ...key })).toEqual(accept({ record: existing, isRepeat: true }));
});

test('the draft that sent the case learns what arrived instead of its other content', () => {
  const { reference, receivedAt } = existing;

  expect(compareWithExisting(existing, { ...other, draftKeyHash })).toEqual(
    refuse('submission_conflict', { reason: 'changed', arrived: { reference, receivedAt } }),
  );
});

test.each([
  ['without a key', existing, {}],
  ['with the key of another draft', existing, { draftKeyHash: 'b'.repeat(64) }],
  ['of a case that was sent without a key', storedIntake(), {}],
  ['of a case that was sent without a key, with any', storedIntake(), { draftKeyHash }],
  ['of a message', storedContact(), { draftKeyHash }],
  ['of an addition', storedAddition(), { draftKeyHash }],
])('other content is refused without a reference: %s', (_who, record, key) => {
  expect(compareWithExisting(record, { ...other, ...key })).toEqual(
    refuse('submission_conflict', { reason: 'another_draft' }),
  );
});

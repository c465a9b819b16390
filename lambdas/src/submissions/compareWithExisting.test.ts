import { changeLimits } from '@incasso/contract/limits';
import { storedAddition, storedChange, storedContact, storedIntake } from '../../testing/fixtures';
import { accept, refuse } from '../http/result/Result';
import { compareWithExisting } from './compareWithExisting';

const draftKeyHash = 'a'.repeat(64);
const content = (letter: string) => letter.repeat(64);
const first = storedIntake({ digest: content('1'), draftKeyHash, revision: 2 });
const change = storedChange({ number: 2, digest: content('2'), draftKeyHash, revision: 5 });
const existing = [first, storedAddition({ number: 1 }), change];

const repeatOf = (record: typeof first | typeof change) => accept({ record, first, isRepeat: true });
const conflict = (reason: string) => refuse('submission_conflict', { reason });

test('without a record, any request gets the first number', () => {
  expect(compareWithExisting([], { kind: 'intake', digest: content('1') })).toBeUndefined();
  expect(compareWithExisting([], { kind: 'intake', digest: content('1'), draftKeyHash, revision: 7 })).toBeUndefined();
});

test.each([
  ['the first content again', { revision: 2, digest: content('1') }, repeatOf(first)],
  ['the changed content again', { revision: 5, digest: content('2') }, repeatOf(change)],
  ['a later revision of the content that holds', { revision: 9, digest: content('2') }, repeatOf(change)],
  ['another content under the first revision', { revision: 2, digest: content('3') }, conflict('same_revision')],
  ['another content under the last revision', { revision: 5, digest: content('3') }, conflict('same_revision')],
  ['a revision from before the first', { revision: 1, digest: content('3') }, conflict('earlier_revision')],
  ['a revision between those that stand', { revision: 4, digest: content('3') }, conflict('earlier_revision')],
  ['a later revision of another content', { revision: 6, digest: content('3') }, undefined],
  ['a later revision that goes back to the first content', { revision: 6, digest: content('1') }, undefined],
])('with the draft’s key, %s is checked by its revision', (_case, sent, outcome) => {
  const call = { kind: 'intake', ...sent, draftKeyHash } as const;

  expect(compareWithExisting(existing, call)).toEqual(outcome);
  expect(compareWithExisting([...existing, storedAddition({ number: 3 })], call)).toEqual(outcome);
});

describe.each([
  ['without a key', {}],
  ['with the key of another draft', { draftKeyHash: 'b'.repeat(64) }],
])('%s', (_who, key) => {
  test.each([
    ['the first content is a repeat of it', 1, content('1'), repeatOf(first)],
    ['the first content is one under any revision', 9, content('1'), repeatOf(first)],
    ['a changed content that stands is refused', 5, content('2'), conflict('another_draft')],
    ['a later content is refused', 6, content('3'), conflict('another_draft')],
  ])('%s', (_case, revision, digest, outcome) => {
    expect(compareWithExisting(existing, { kind: 'intake', revision, digest, ...key })).toEqual(outcome);
  });
});

test.each([
  ['no key', {}],
  ['any key', { draftKeyHash }],
])('a case sent without a draft key cannot be changed by a request with %s', (_which, key) => {
  const keyless = storedIntake({ digest: content('1') });

  expect(compareWithExisting([keyless], { kind: 'intake', digest: content('3'), revision: 2, ...key })).toEqual(
    conflict('another_draft'),
  );
  expect(compareWithExisting([keyless], { kind: 'intake', digest: content('1'), revision: 2, ...key })).toEqual(
    accept({ record: keyless, first: keyless, isRepeat: true }),
  );
});

test('a message of the contact form accepts no changed version', () => {
  const message = storedContact({ digest: content('1') });

  expect(compareWithExisting([message], { kind: 'intake', digest: content('3'), draftKeyHash, revision: 2 })).toEqual(
    conflict('another_draft'),
  );
});

test('a case accepts changed versions up to its limit', () => {
  const changes = Array.from({ length: changeLimits.maxCount }, (_, index) =>
    storedChange({ number: index + 1, revision: index + 3, digest: content(String(index + 2)), draftKeyHash }),
  );
  const another = { kind: 'intake', digest: content('f'), draftKeyHash, revision: 100 } as const;

  expect(compareWithExisting([first, ...changes.slice(1)], another)).toBeUndefined();
  const additions = Array.from({ length: changeLimits.maxCount }, (_, index) => storedAddition({ number: index + 1 }));
  expect(compareWithExisting([first, ...additions, ...changes.slice(1)], another)).toBeUndefined();
  expect(compareWithExisting([first, ...changes], another)).toEqual(conflict('too_many_changes'));
});

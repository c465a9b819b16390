import fc from 'fast-check';
import { caseKeys, now, otherSubmissionId, submissionId } from '../../testing/fixtures';
import { tryInputs } from '@incasso/contract/testing/tryInputs';
import { accept, refuse } from '../http/result/Result';
import { caseKeyOf, readCaseKey, type CaseKeys } from './caseKey';

const record = { submissionId, receivedAt: now.toISOString() };
const key = caseKeyOf(record, caseKeys);
const expiresAt = new Date('2026-04-01T13:05:00.000Z');
const invalid = (reason: string) => refuse('link_invalid', { reason });

test('a key signed with the current or the previous secret opens its case for 30 days', () => {
  for (const keys of [caseKeys, ['nieuwe sleutel', ...caseKeys]] satisfies CaseKeys[]) {
    expect(readCaseKey(key, { keys, now })).toEqual(accept({ submissionId, expiresAt }));
  }
  expect(readCaseKey(key, { keys: caseKeys, now: new Date(expiresAt.getTime() - 1) })).toMatchObject({ ok: true });
});

test('a key is deterministic and needs no escaping in a fragment', () => {
  expect(caseKeyOf(record, caseKeys)).toBe(key);
  expect(encodeURIComponent(key)).toBe(key);
});

test('an expired key answers link_expired, but only with a valid signature', () => {
  const later = { keys: caseKeys, now: expiresAt };

  expect(readCaseKey(key, later)).toEqual(refuse('link_expired', { reason: 'time' }));
  expect(readCaseKey(`${key.slice(0, -1)}!`, later)).toEqual(invalid('form'));
  expect(readCaseKey(key, { ...later, keys: ['sleutel van een ander'] })).toEqual(invalid('signature'));
});

test('a key with a changed character, a longer time or another case id is refused', () => {
  const [id = '', seconds = '', signature = ''] = key.split('.');
  const [otherId = ''] = caseKeyOf({ ...record, submissionId: otherSubmissionId }, caseKeys).split('.');
  const later = (Number.parseInt(seconds, 36) + 86_400).toString(36);
  const changed = [`${otherId}.${seconds}.${signature}`, `${id}.${later}.${signature}`];
  for (let index = 0; index < key.length; index += 1) {
    changed.push(key.slice(0, index) + (key[index] === 'A' ? 'B' : 'A') + key.slice(index + 1));
    changed.push(key.slice(0, index) + key.slice(index + 1));
  }

  for (const other of changed) expect(readCaseKey(other, { keys: caseKeys, now }).ok).toBe(false);
});

test('none of thousands of mutated keys opens a case', async () => {
  const character = fc.constantFrom(...'A B C X Y Z a b c x y z 0 1 8 9 - _ . % # = é'.split(' '), ' ');
  const edit = fc.record({ at: fc.nat(key.length), remove: fc.nat(3), insert: fc.array(character, { maxLength: 3 }) });
  const mutations = fc
    .array(edit, { minLength: 1, maxLength: 4 })
    .map((edits) =>
      edits.reduce(
        (text, { at, remove, insert }) => text.slice(0, at) + insert.join('') + text.slice(at + remove),
        key,
      ),
    );
  const likeOurs = fc.stringMatching(/^[\w-]{22}\.[0-9a-z]{6}\.[\w-]{43}$/);
  const inputs = fc.oneof(mutations, likeOurs, fc.string()).filter((text) => text !== key);

  await tryInputs({ parser: 'links to cases', inputs, count: 3000 }, (text) => {
    expect(readCaseKey(text, { keys: caseKeys, now })).toMatchObject({ ok: false, refusal: { code: 'link_invalid' } });
  });
});

import fc from 'fast-check';
import { additionId, submissionId } from '../../testing/fixtures';
import { tryInputs } from '@incasso/contract/testing/tryInputs';
import { accept, refuse } from '../Result';
import { readDocumentToken, signDocumentLink } from './documentToken';

const now = new Date('2026-03-02T10:00:00Z');
const ends = { submissionId, expiresAt: new Date('2026-04-01T10:00:00Z') };
const files = [
  { ...ends, sha256: 'ab'.repeat(32) },
  { ...ends, submissionId: additionId, caseId: submissionId, sha256: 'ab'.repeat(32) },
  ends,
];
const linked = { submissionId, sha256: 'ab'.repeat(32), expiresAt: new Date('2026-04-01T10:00:00Z') };
const notOurs = refuse('link_expired', { reason: 'token' });
const keys = ['sleutel van nu', 'sleutel van toen'];

test.each(keys)('a token gives the signed document or case file, with %s', (key) => {
  for (const file of files) expect(readDocumentToken(signDocumentLink(file, key), { keys, now })).toEqual(accept(file));
});

test('a token needs no escaping in a path', () => {
  const token = signDocumentLink(linked, 'sleutel van nu');

  expect(encodeURIComponent(token)).toBe(token);
});

test('a token is refused after its expiry or without its key', () => {
  const token = signDocumentLink(linked, 'sleutel van nu');

  expect(readDocumentToken(token, { keys, now: linked.expiresAt })).toEqual(notOurs);
  expect(readDocumentToken(token, { keys: ['sleutel van later'], now })).toEqual(notOurs);
});

test.each(files)('a token with any changed character is refused (%#)', (file) => {
  const token = signDocumentLink(file, 'sleutel van nu');
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(readDocumentToken(changed, { keys, now })).toEqual(notOurs);
  }
});

test('random texts are refused as tokens', async () => {
  const likeOurs = fc.stringMatching(/^([\w-]{22}\.){1,2}([\w-]{43}|case)\.[0-9a-z]{6}\.[\w-]{43}$/);
  await tryInputs({ inputs: fc.oneof(fc.string(), likeOurs), count: 300 }, (text) => {
    expect(readDocumentToken(text, { keys, now })).toEqual(notOurs);
  });
});

import * as v from 'valibot';
import { draftKeySchema, revisionSchema } from './draft';

test('a draft’s key is a UUID, and its revision an integer from 1 to 999', () => {
  const key = '9C7A4B1E-5D0F-4E1B-8C2A-3F6D9E0B1A2C';
  expect(v.parse(draftKeySchema, key)).toBe(key.toLowerCase());
  expect(v.is(draftKeySchema, 'geheim')).toBe(false);
  expect([1, 999].map((revision) => v.is(revisionSchema, revision))).toEqual([true, true]);
  expect([0, -1, 1.5, 1000, '2'].map((revision) => v.is(revisionSchema, revision))).not.toContain(true);
});

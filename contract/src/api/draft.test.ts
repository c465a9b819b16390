import * as v from 'valibot';
import { draftKeySchema } from './draft';

test('a draft’s key is a UUID', () => {
  const key = '9C7A4B1E-5D0F-4E1B-8C2A-3F6D9E0B1A2C';
  expect(v.parse(draftKeySchema, key)).toBe(key.toLowerCase());
  expect(v.is(draftKeySchema, 'geheim')).toBe(false);
});

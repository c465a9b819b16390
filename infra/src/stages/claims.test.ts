import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claims, withClaims } from './claims';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/content.md'), 'utf8');

test('docs/content.md has the list that `npm run write-claims` writes', () => {
  expect(guide).toContain(claims['general-terms']?.says);
  expect(withClaims(guide)).toBe(guide);
});

test('every file of a claim exists', () => {
  expect(
    Object.values(claims)
      .flatMap(({ files }) => files)
      .filter((file) => !existsSync(join(root, file))),
  ).toEqual([]);
});

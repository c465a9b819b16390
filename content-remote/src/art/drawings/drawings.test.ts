/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings';

test.each(Object.entries(drawings()))('%s.svg is what its drawing gives (else: npm run draw)', (name, svg) => {
  expect(readFileSync(join(__dirname, '..', `${name}.svg`), 'utf8')).toBe(svg);
});

// Writes the list of claims into docs/content.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { withClaims } from '../src/stages/claims';

const guide = new URL('../../docs/content.md', import.meta.url);
writeFileSync(guide, withClaims(readFileSync(guide, 'utf8')));

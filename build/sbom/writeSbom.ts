// Writes the bill of materials of what was built, as `dist/sbom.cdx.json`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../prepare.mjs';
import { findShipped } from './findShipped';
import { writeBom } from './writeBom';

const folder = join(projectRoot, 'dist');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), writeBom(projectRoot, await findShipped(projectRoot)));

// Measures the product beside others: `npm run bench [site] [wizard] [backend] [embed]`. Runs on a fresh clone.
import { join } from 'node:path';
import { build, installDependencies, projectRoot, requireNode } from '../../build/prepare.mjs';

requireNode();
installDependencies();
installDependencies(join(projectRoot, 'bench'));
build();

const { register } = await import('tsx/esm/api');
register();
await import('../src/main.ts');

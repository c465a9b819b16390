import { build, installDependencies, requireNode } from '../../build/prepare.mjs';

requireNode();
installDependencies();
build();

const { register } = await import('tsx/esm/api');
register();
await import('../src/main.ts');

import { build, installDependencies, requireNode } from '../../build/prepare.mjs';

requireNode();
installDependencies();
build();

process.setSourceMapsEnabled(true);
await import('../dist/main.mjs');

// Measures the site and the embed beside hand-written pages: `npm run bench [site] [embed]`. Runs on a fresh clone.
import { build, installDependencies, requireNode } from '../../build/prepare.mjs';

requireNode();
installDependencies();
build();
// The SDK says at each start that later versions need a later Node.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const { register } = await import('tsx/esm/api');
register();
await import('../src/main.ts');

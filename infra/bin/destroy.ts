import { operatorS3Client } from '@incasso/lambdas/aws/s3Client';
import { s3VersionStore } from '@incasso/lambdas/aws/s3VersionStore';
import { ask } from '@incasso/lambdas/operate/ask';
import { listPending } from '@incasso/lambdas/operate/listPending';
import { openBucket } from '@incasso/lambdas/operate/openBucket';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { awsCli } from '../src/account/cli';
import { destroyStage } from '../src/destroy/destroyStage';
import { findStage } from '../src/stages/findStage';
import { stages } from '../src/stages/stages';

// On Node 20, the SDK prints at each start that later versions need a newer Node.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

try {
  const { values, positionals } = parseArgs({
    options: { 'even-untold': { type: 'boolean' }, empty: { type: 'string' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (name === undefined) throw new Error('Name the stage: npm run destroy -- dev');
  const stage = findStage(stages, name);
  process.env['AWS_REGION'] = stage.region;
  const ports = {
    aws: awsCli(stage.region),
    print: (line: string) => console.log(line),
    ask,
    countPending: async (bucket: string) => (await listPending(openBucket(bucket).store)).length,
    emptyBucket: async (bucket: string) => {
      const versions = s3VersionStore(operatorS3Client(), bucket);
      await versions.erase(await versions.list(''));
    },
    pause: setTimeout,
  };
  const isDestroyed = await destroyStage(stage, ports, { evenUntold: values['even-untold'], bucket: values.empty });
  process.exitCode = isDestroyed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

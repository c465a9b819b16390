import { operatorS3Client } from '@incasso/lambdas/aws/s3Client';
import { s3VersionStore } from '@incasso/lambdas/aws/s3VersionStore';
import { ask } from '@incasso/lambdas/operate/ask';
import { setTimeout } from 'node:timers/promises';
import { awsCli } from '../src/operate/awsCli';
import { destroyStage } from '../src/operate/destroyStage';
import { findStage } from '../src/stages/findStage';
import { stages } from '../src/stages/stages';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('Name the stage: npm run destroy -- dev');
  process.exit(2);
}

// On Node 20, the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

try {
  const stage = findStage(stages, name);
  process.env['AWS_REGION'] = stage.region;
  const isDestroyed = await destroyStage(stage, {
    aws: awsCli(stage.region),
    print: (line) => console.log(line),
    ask,
    emptyBucket: async (bucket) => {
      const versions = s3VersionStore(operatorS3Client(), bucket);
      await versions.erase(await versions.list(''));
    },
    pause: setTimeout,
  });
  process.exitCode = isDestroyed ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

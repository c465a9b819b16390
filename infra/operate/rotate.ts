import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { awsCli as aws } from './awsCli';
import { rotateKey } from './rotateKey';
import { findStage } from '../src/stages/findStage';
import { keyNames } from '../src/stages/stageNames';
import { stages } from '../src/stages/stages';

try {
  const { values, positionals } = parseArgs({ options: { leaked: { type: 'boolean' } }, allowPositionals: true });
  const [name = '', ...keys] = positionals;
  const stage = findStage(stages, name);
  const wanted = keys.length === 0 ? keyNames : v.parse(v.array(v.picklist(keyNames)), keys);
  const { Account } = v.parse(v.object({ Account: v.string() }), await aws('sts get-caller-identity'));
  if (stage.account !== undefined && stage.account !== Account)
    throw new Error(`These credentials belong to account ${Account}, but ${name} is in ${stage.account}.`);
  console.log(`Rotating ${wanted.join(', ')} of ${name} in the account ${Account}.`);
  for (const key of wanted)
    await rotateKey(
      { stage, key, hasLeaked: values.leaked === true },
      {
        aws,
        // 48 characters of base64.
        newKey: () => randomBytes(36).toString('base64url'),
        now: () => new Date(),
        pause: setTimeout,
        print: console.log,
      },
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run rotate -- STAGE [links] [bot-check] [origin] [--leaked]');
  process.exitCode = 2;
}

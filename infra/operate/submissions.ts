// `npm run submissions -- COMMAND … --stage STAGE`: finds the stage's bucket and assumes the role for the command.
import { parseCommand, usage } from '@incasso/lambdas/operate/parseCommand';
import { hostingRegion } from '@incasso/contract/processors';
import * as v from 'valibot';
import { awsCli as aws, stackOutput } from './awsCli';
import { findStage } from '../src/stages/findStage';
import { restorableDays } from '../src/stages/lifecycleDays';
import { stages } from '../src/stages/stages';

const credentialsSchema = v.object({
  Credentials: v.object({ AccessKeyId: v.string(), SecretAccessKey: v.string(), SessionToken: v.string() }),
});

/** The roles of commands that `OperatorRole` may not run. `restore` deletes delete markers, which are versions. */
const roles = new Map<string | undefined, string>([
  ['erase', 'EraserRoleArn'],
  ['restore', 'EraserRoleArn'],
  ['find', 'PersonalDataRoleArn'],
  ['export', 'PersonalDataRoleArn'],
]);

try {
  const index = process.argv.indexOf('--stage');
  if (index === -1) throw new Error('Name the stage: npm run submissions -- pending --stage dev');
  const [, name = ''] = process.argv.splice(index, 2);
  const stage = findStage(stages, name);
  const parsed = parseCommand([...process.argv.slice(2), '--bucket', 'of-the-stage']);
  if (!parsed.ok) throw new Error(`${parsed.refusal}\n\n${usage}`);
  const special = roles.get(parsed.value.name);
  const role =
    special === undefined
      ? await stackOutput(stage, 'backend', 'OperatorRoleArn', aws)
      : await stackOutput(stage, 'storage', special, aws);
  const bucket = await stackOutput(stage, 'storage', 'DocumentsBucket', aws);
  const session = { 'role-arn': role, 'role-session-name': process.env['USER'] ?? 'operator' };
  const { Credentials } = v.parse(credentialsSchema, await aws('sts assume-role', session));
  Object.assign(process.env, {
    AWS_REGION: hostingRegion.name,
    AWS_ACCESS_KEY_ID: Credentials.AccessKeyId,
    AWS_SECRET_ACCESS_KEY: Credentials.SecretAccessKey,
    AWS_SESSION_TOKEN: Credentials.SessionToken,
  });
  delete process.env['AWS_PROFILE'];
  process.argv.push('--bucket', bucket, ...restorableDays(stage.submissionRetentionDays));
  await import('@incasso/lambdas/bin/submissions');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

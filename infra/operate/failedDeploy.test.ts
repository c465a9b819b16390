import { App, CfnResource, LegacyStackSynthesizer, Stack } from 'aws-cdk-lib';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const stackName = 'incasso-dev-backend';

/** Fake CloudFormation, with a stack whose creation failed. It accepts no change set: a test ends there. */
async function startCloudFormation() {
  const calls: string[] = [];
  const stack = { isThere: true, isProtected: true };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const call = new URLSearchParams(body);
      const action = call.get('Action') ?? '';
      const refuse = (message: string) =>
        response
          .writeHead(400)
          .end(
            `<ErrorResponse><Error><Code>ValidationError</Code><Message>${message}</Message></Error></ErrorResponse>`,
          );
      const answer = (result: string) =>
        response.end(`<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`);
      if (/^(Delete|Create|Update)/.test(action)) calls.push(action);
      switch (action) {
        case 'GetCallerIdentity':
          return answer('<Account>111111111111</Account><Arn>arn:aws:iam::111111111111:user/sample</Arn>');
        case 'DescribeStacks':
          if (!stack.isThere) return refuse(`Stack with id ${stackName} does not exist`);
          return answer(
            `<Stacks><member><StackName>${stackName}</StackName><StackId>${stackName}</StackId>` +
              `<StackStatus>ROLLBACK_COMPLETE</StackStatus><CreationTime>2026-11-01T09:00:00Z</CreationTime>` +
              `<EnableTerminationProtection>${stack.isProtected}</EnableTerminationProtection></member></Stacks>`,
          );
        case 'GetTemplate':
          return answer('<TemplateBody>{}</TemplateBody>');
        case 'UpdateTerminationProtection':
          stack.isProtected = call.get('EnableTerminationProtection') === 'true';
          return answer('');
        case 'DeleteStack':
          if (stack.isProtected)
            return refuse(`Stack [${stackName}] cannot be deleted while TerminationProtection is enabled`);
          stack.isThere = false;
          return answer('');
        default:
          return refuse(`Not faked: ${action}`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { calls, server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

test('a first deploy that failed can be repeated after clear_failed', async () => {
  const outdir = mkdtempSync(join(tmpdir(), 'cdk-'));
  const app = new App({ outdir });
  const synthesizer = new LegacyStackSynthesizer();
  const env = { account: '111111111111', region: 'eu-central-1' };
  const stack = new Stack(app, 'backend', { stackName, synthesizer, env, terminationProtection: true });
  new CfnResource(stack, 'Handle', { type: 'AWS::CloudFormation::WaitConditionHandle' });
  app.synth();
  const { calls, server, url } = await startCloudFormation();
  const programs = mkdtempSync(join(tmpdir(), 'aws-'));
  // The AWS CLI as far as clear_failed uses it.
  const aws = `#!${process.execPath}
      const args = process.argv.slice(2);
      const update = new URLSearchParams({ Action: 'UpdateTerminationProtection', EnableTerminationProtection: 'false' });
      if (args[1] === 'update-termination-protection') fetch('${url}', { method: 'POST', body: update.toString() });
      if (args.join(' ').includes("'ROLLBACK_COMPLETE' || StackStatus=='ROLLBACK_FAILED'")) console.log('${stackName}');`;
  writeFileSync(join(programs, 'aws'), aws);
  chmodSync(join(programs, 'aws'), 0o755);
  const run = (program: string, ...args: string[]) =>
    new Promise<string>((resolve) => {
      const environment = {
        PATH: [programs, process.env['PATH']].join(delimiter),
        HOME: outdir,
        AWS_ACCESS_KEY_ID: 'sample',
        AWS_SECRET_ACCESS_KEY: 'sample',
        AWS_ENDPOINT_URL: url,
        CDK_DISABLE_CLI_TELEMETRY: 'true',
      };
      execFile(program, args, { cwd: root, env: environment }, (_, stdout, stderr) => resolve(stdout + stderr));
    });
  const deploy = () => run('node_modules/.bin/cdk', 'deploy', '--app', outdir, '--require-approval', 'never', '--all');

  const refused = await deploy();
  const refusedCalls = calls.splice(0);
  await run('bash', '-c', '. infra/operate/names.sh dev; clear_failed');
  await deploy();
  server.close();

  expect(refused).toContain('cannot be deleted while TerminationProtection is enabled');
  expect(refusedCalls).toEqual(['DeleteStack']);
  expect(calls).toEqual(['UpdateTerminationProtection', 'DeleteStack', 'CreateChangeSet']);
}, 60_000);

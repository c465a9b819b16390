import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Runs lines in a shell of the handbook. `programs` are fakes, by their code; `args` has what they are called with. */
function shell(lines: string, programs: Readonly<Record<string, string>>, as = 'prod'): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!${process.execPath}\nconst args = process.argv.slice(2).join(' ');\n${code}`);
    chmodSync(join(folder, name), 0o755);
  }
  const names = fileURLToPath(new URL('./names.sh', import.meta.url));
  const env = { PATH: [folder, process.env['PATH']].join(delimiter) };
  return spawnSync('bash', ['-c', `. ${names} ${as}; ${lines}`], { env, encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
}

type RecordSet = { readonly Name: string; readonly Type: string };
const mail = { Name: 'solvenda.example.', Type: 'MX', TTL: 300, ResourceRecords: [{ Value: '10 mail.example' }] };
const www = { Name: 'www.solvenda.example.', Type: 'CNAME', TTL: 300, ResourceRecords: [{ Value: 'old.example' }] };
const bare = { Name: 'solvenda.example.', Type: 'A', TTL: 300, ResourceRecords: [{ Value: '192.0.2.1' }] };
const recordSet = v.looseObject({ Name: v.string(), Type: v.string() });
const changesSchema = v.object({
  Changes: v.array(v.object({ Action: v.picklist(['DELETE', 'UPSERT']), ResourceRecordSet: recordSet })),
});

/** Fake Route 53 zone after a change. It refuses to delete a missing record, and a CNAME beside others. */
function apply(zone: readonly RecordSet[], command: string): RecordSet[] {
  const [, batch = ''] = /--change-batch '(.*)'$/.exec(command) ?? [];
  const after = new Map(zone.map((record) => [`${record.Name} ${record.Type}`, record]));
  for (const { Action, ResourceRecordSet: record } of v.parse(changesSchema, JSON.parse(batch)).Changes) {
    const key = `${record.Name} ${record.Type}`;
    if (Action === 'DELETE') expect(after.get(key)).toEqual(record);
    if (Action === 'DELETE') after.delete(key);
    else after.set(key, record);
  }
  for (const { Name, Type } of after.values())
    if (Type === 'CNAME') expect([...after.values()].filter((each) => each.Name === Name)).toHaveLength(1);
  return [...after.values()];
}

test.each([
  ['a CNAME and an address', [mail, www, bare]],
  ['no record', [mail]],
])('names with %s move to the site in one change, and back in another', (_, zone) => {
  const answer = JSON.stringify(JSON.stringify({ ResourceRecordSets: zone }));
  const aws = `console.log(args.startsWith('route53') ? ${answer} : 'd1.cloudfront.net')`;
  const [forth = '', , back = ''] = shell('move Z0 www.solvenda.example solvenda.example', { aws });
  const moved = apply(zone, forth);

  expect(moved.map(({ Name, Type }) => `${Name} ${Type}`).sort()).toEqual([
    'solvenda.example. A',
    'solvenda.example. AAAA',
    'solvenda.example. MX',
    'www.solvenda.example. A',
    'www.solvenda.example. AAAA',
  ]);
  expect(JSON.stringify(moved)).not.toMatch(/old\.example|192\.0\.2\.1/);
  expect(apply(moved, back)).toEqual(expect.arrayContaining(zone));
  expect(apply(moved, back)).toHaveLength(zone.length);
});

test('a stage loses its protection only when every case was mailed', () => {
  const aws = `if (args.includes('no-enable-termination-protection')) console.log(args.split(' ').at(-1))`;

  const refused = shell('unprotect', { aws, npm: `console.log('{"reference":"K7QM-3TXB"}\\n1 pending.')` });
  expect(refused).toEqual(['']);
  const ended = shell('unprotect', { aws, npm: `console.log('Nothing is pending.')` });
  expect(ended).toEqual(['storage', 'backend', 'site'].map((part) => `incasso-prod-${part}`));
});

test('an environment that could not be restricted to main gets no role', () => {
  const gh = "console.log(args); process.exit(args.startsWith('api') ? 1 : 0)";

  expect(shell('environment owner/repository', { aws: '', gh })).toEqual([
    expect.stringMatching('PUT repos/owner.*protected_branches.=false.*custom_branch_policies.=true'),
  ]);
});

test('as operator, each command of the AWS CLI has the rights of OperatorRole, whatever the profile', () => {
  const aws = `
    const { AWS_ACCESS_KEY_ID: id, AWS_SESSION_TOKEN: token, AWS_PROFILE: profile } = process.env;
    if (args.startsWith('cloudformation')) console.log('arn:role');
    else if (args.startsWith('sts assume-role --role-arn arn:role')) console.log(['ID', 'SECRET', 'TOKEN'].join('\\t'));
    else console.log(id, token, profile, args);`;

  expect(shell('export AWS_PROFILE=own; logging', { aws }, 'prod operator')).toEqual([
    expect.stringContaining('ID TOKEN undefined cloudtrail get-trail-status'),
  ]);
  expect(shell('logging', { aws })).toEqual([expect.stringContaining('undefined undefined undefined cloudtrail')]);
});

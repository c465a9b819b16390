// Builds, downloads, diffs and deploys cloud assemblies. Imports only Node's own modules, so it runs on a fresh clone
// without node_modules.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = `npm run synth -- [STAGE [WHAT]]   makes the assembly of a stage, or of all
npm run diff -- STAGE WHAT       shows what a deploy would change
npm run deploy -- STAGE WHAT     shows it, asks, and deploys; with --restore everything is written again

WHAT is "here", what is checked out; "running", the release that runs; or the commit of a release.`;

const infra = fileURLToPath(new URL('..', import.meta.url));
const root = join(infra, '..');
const out = process.env['ASSEMBLIES'] ?? join(infra, 'cdk.out');
const stageData = join('infra', 'src', 'stages', 'stages.ts');
/** Must equal the region in `contract/src/processors.ts`. */
const region = 'eu-central-1';
const workflow = '.github/workflows/check.yml';

const [command = '', stage = 'all', what = 'here', ...options] = process.argv.slice(2);
const commands = { synth, fetch: findAssembly, diff, deploy };
if (!Object.hasOwn(commands, command)) fail(usage, 2);
if (command !== 'synth' && process.argv.length < 5) fail(usage, 2);
// Called by the workflow: anything but a commit would start a build, in a job that holds the deploy role.
if (command === 'fetch' && !/^[0-9a-f]{40}$/.test(what)) fail('Give the whole commit, 40 digits.', 2);
commands[command]();

function synth() {
  if (what !== 'here') return synthesizeAnew(commitOf(what));
  if (!existsSync(join(root, 'node_modules', 'aws-cdk'))) run('npm', ['ci', '--no-audit', '--no-fund']);
  run('npm', ['run', '--silent', 'build']);
  return run(
    process.execPath,
    ['--import', 'tsx', join('bin', 'synth.ts'), out, ...(stage === 'all' ? [] : [stage])],
    infra,
  );
}

function diff() {
  runCdk(['diff', '--app', findAssembly()]);
}

function deploy() {
  const folder = findAssembly();
  const { commit, unconfirmed } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const list = unconfirmed.map((line) => `  ${line}`).join('\n');
  if (unconfirmed.length > 0 && !isDeployed())
    fail(
      `Stage "${stage}" would publish ${unconfirmed.length} texts that the firm has not confirmed:\n${list}\n` +
        'Correct each, have the firm confirm it, and enter the day in its row of docs/content.md.\n' +
        `Or let the stage show samples: showsSamples: true in ${stageData}.`,
    );
  if (unconfirmed.length > 0) console.error(`The firm has not confirmed ${unconfirmed.length} texts:\n${list}`);
  console.log(`Deploying ${commit} to ${stage}`);
  const given = options.flatMap((option) => (option === '--restore' ? restoring(folder) : [option]));
  const asks = options.includes('--require-approval') ? [] : ['--require-approval', 'any-change'];
  const outputs = ['--outputs-file', join(out, 'outputs.json')];
  runCdk(['deploy', '--app', folder, '--all', ...outputs, ...asks, ...given]);
}

/** CDK options that revert manual changes: see `rewriteOnDemand.ts`. */
function restoring(folder) {
  const number = Math.floor(Date.now() / 1000);
  const stacks = readdirSync(folder)
    .filter((file) => file.endsWith('.template.json'))
    .filter((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).Parameters?.Rewritten !== undefined)
    .map((file) => file.replace('.template.json', ''));
  return ['--revert-drift', ...stacks.flatMap((name) => ['--parameters', `${name}:Rewritten=${number}`])];
}

function findAssembly() {
  if (what === 'here') {
    synth();
    const isDirty =
      capture('git', ['status', '--porcelain', '--untracked-files=no', '--', '.', `:!${stageData}`]) !== '';
    return join(out, `${capture('git', ['rev-parse', 'HEAD'])}${isDirty ? '-dirty' : ''}`, stage);
  }
  const commit = commitOf(what);
  const folder = join(out, commit, stage);
  if (!existsSync(join(folder, 'release.json'))) download(commit);
  if (!existsSync(join(folder, 'release.json'))) fail(`The assembly of ${commit} has no stage "${stage}".`);
  return folder;
}

/**
 * Downloads the newest assembly that the workflow built on main for a commit. An artifact's name proves nothing: a pull
 * request can make one of any name. `ATTEST=false` skips the attestation, which private repositories have only in
 * GitHub Enterprise Cloud.
 * https://docs.github.com/en/actions/how-tos/secure-your-work/use-artifact-attestations/use-artifact-attestations
 */
function download(commit) {
  const name = `assembly-${commit}`;
  const { artifacts } = api(`actions/artifacts?name=${name}`);
  const found = artifacts
    .filter(({ expired }) => !expired)
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .map(({ workflow_run: { id } }) => api(`actions/runs/${id}`))
    .find(isTrusted);
  if (found === undefined)
    fail(`GitHub keeps no assembly of ${commit} from main that passed. Make it: npm run synth -- ${stage} ${commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'incasso-assembly-'));
  run('gh', ['run', 'download', String(found.id), '--name', name, '--dir', folder]);
  const file = join(folder, 'assembly.tar.xz');
  if (process.env['ATTEST'] !== 'false') {
    const { full_name: repository } = api('');
    const signer = ['--repo', repository, '--signer-workflow', `${repository}/${workflow}`];
    run('gh', ['attestation', 'verify', file, ...signer, '--source-ref', 'refs/heads/main']);
  }
  mkdirSync(join(out, commit), { recursive: true });
  run('tar', ['-xJf', file, '-C', join(out, commit)]);
  rmSync(folder, { recursive: true });
}

/** Stages other than dev only take a release that passed the whole workflow, including its deploy to dev. */
function isTrusted({ id, path, event, head_branch: branch, conclusion }) {
  const isOfMain =
    path.split('@')[0] === workflow && branch === 'main' && ['push', 'workflow_dispatch'].includes(event);
  const isThisRun = stage === 'dev' && String(id) === process.env['GITHUB_RUN_ID'];
  return isOfMain && (conclusion === 'success' || isThisRun);
}

/** Builds an older commit in a worktree, with today's stage data: a new key or partner applies to that release too. */
function synthesizeAnew(commit) {
  const worktree = join(mkdtempSync(join(tmpdir(), 'incasso-release-')), 'source');
  run('git', ['worktree', 'add', '--quiet', '--detach', worktree, commit]);
  try {
    cpSync(join(root, stageData), join(worktree, stageData));
    run('npm', ['ci', '--no-audit', '--no-fund'], worktree);
    run(process.execPath, [join(worktree, 'infra', 'bin', 'cdk.mjs'), 'synth', stage], worktree, { ASSEMBLIES: out });
  } finally {
    capture('git', ['worktree', 'remove', '--force', worktree]);
  }
}

function commitOf(named) {
  if (named !== 'running')
    return /^[0-9a-f]{40}$/.test(named) ? named : capture('git', ['rev-parse', '--verify', `${named}^{commit}`]);
  const query = "Stacks[0].Outputs[?OutputKey=='Release'].OutputValue";
  return capture('aws', ['cloudformation', 'describe-stacks', ...stackOptions(), '--query', query, '--output', 'text']);
}

/** The pipeline's role may not query AWS. It was created by a deploy, so the stage is deployed. */
function isDeployed() {
  const { status, stderr } = spawnSync('aws', ['cloudformation', 'describe-stacks', ...stackOptions()], {
    encoding: 'utf8',
  });
  return status === 0 || (stderr ?? '').includes('AccessDenied');
}

function stackOptions() {
  return ['--region', region, '--stack-name', `incasso-${stage}-site`];
}

function api(path) {
  return JSON.parse(capture('gh', ['api', `repos/{owner}/{repo}${path && `/${path}`}`]));
}

/** Without installed packages, npx fetches the CDK CLI in the pinned version. It has no dependencies of its own. */
function runCdk(args) {
  const installed = join(root, 'node_modules', 'aws-cdk', 'bin', 'cdk');
  const { devDependencies } = JSON.parse(readFileSync(join(infra, 'package.json'), 'utf8'));
  if (existsSync(installed)) run(process.execPath, [installed, ...args], infra);
  else run('npx', ['--yes', `aws-cdk@${devDependencies['aws-cdk']}`, ...args], infra);
}

function run(program, args, cwd = root, env = {}) {
  const isScript = /^(npm|npx)$/.test(program) && process.platform === 'win32';
  const { status, error } = spawnSync(program, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, CDK_DISABLE_CLI_TELEMETRY: 'true', ...env },
    shell: isScript,
  });
  if (error !== undefined) fail(`${program} is not installed: docs/operations.md, "Before you begin".`);
  if (status !== 0) process.exit(status ?? 1);
}

function capture(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (error !== undefined) fail(`${program} is not installed: docs/operations.md, "Before you begin".`);
  if (status !== 0) fail(stderr.trim());
  return stdout.trim();
}

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}

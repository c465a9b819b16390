import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder, socketOf } from './claimFolder';

let parent: string;
let dataFolder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'claim-'));
  dataFolder = join(parent, 'data');
});

afterEach(() => rm(parent, { recursive: true }));

test('a folder is refused until its holder releases it', async () => {
  const claim = await claimFolder(dataFolder);

  await expect(claimFolder(dataFolder)).rejects.toThrow(`${dataFolder} is in use by another local cloud`);
  claim.close();
  (await claimFolder(dataFolder)).close();
});

test('a folder with a long path can be claimed', async () => {
  (await claimFolder(join(parent, 'long'.repeat(50)))).close();
});

test('of concurrent starts only one gets the folder', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => claimFolder(dataFolder)));

  const claims = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(claims).toHaveLength(1);
  for (const claim of claims) claim.close();
});

test('the claim of a killed process is void', async () => {
  (await claimFolder(dataFolder)).close();
  const holder = spawn(process.execPath, [
    '-e',
    'require("node:net").createServer().listen(process.argv[1], () => console.log("held"))',
    await socketOf(dataFolder),
  ]);
  await once(holder.stdout, 'data');
  await expect(claimFolder(dataFolder)).rejects.toThrow('in use');

  holder.kill('SIGKILL');
  await once(holder, 'exit');

  (await claimFolder(dataFolder)).close();
});

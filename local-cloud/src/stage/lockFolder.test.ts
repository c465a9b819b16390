import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder, socketOf } from './lockFolder';

let parent: string;
let dataFolder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'claim-'));
  dataFolder = join(parent, 'data');
});

afterEach(() => rm(parent, { recursive: true }));

test('a folder is refused until its holder releases it', async () => {
  const lock = await lockFolder(dataFolder);

  await expect(lockFolder(dataFolder)).rejects.toThrow(`${dataFolder} is in use by another local cloud`);
  lock.close();
  (await lockFolder(dataFolder)).close();
});

test('a folder with a long path can be claimed', async () => {
  (await lockFolder(join(parent, 'long'.repeat(50)))).close();
});

test('of concurrent starts only one gets the folder', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(dataFolder)));

  const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(locks).toHaveLength(1);
  for (const lock of locks) lock.close();
});

test('the claim of a killed process is void', async () => {
  (await lockFolder(dataFolder)).close();
  const holder = spawn(process.execPath, [
    '-e',
    'require("node:net").createServer().listen(process.argv[1], () => console.log("held"))',
    await socketOf(dataFolder),
  ]);
  await once(holder.stdout, 'data');
  await expect(lockFolder(dataFolder)).rejects.toThrow('in use');

  holder.kill('SIGKILL');
  await once(holder, 'exit');

  (await lockFolder(dataFolder)).close();
});

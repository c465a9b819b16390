import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './lockFolder';

const address = 'http://localhost:8080';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

const leaveLock = (content: string) => writeFile(join(folder, 'in-use.left-behind.json'), content);

test('a folder is one holder’s until it is released, and nothing is left then', async () => {
  const first = await lockFolder(folder, address);

  await expect(lockFolder(folder, 'http://localhost:9000')).rejects.toThrow(
    `${folder} is in use by the local cloud at ${address} (process ${process.pid}).`,
  );

  await first.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder, address)).release();
});

test('of many at once no two get it, and it is free afterwards', async () => {
  await leaveLock(JSON.stringify({ pid: 1, port: 9, token: 'of one killed', address }));

  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder, address)));

  const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(locks.length).toBeLessThanOrEqual(1);
  await locks[0]?.release();
  await (await lockFolder(folder, address)).release();
  expect(await readdir(folder)).toEqual([]);
});

test('whoever was killed holds nothing, whatever his number and his port belong to now', async () => {
  const stranger = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const listening = stranger.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  await leaveLock(JSON.stringify({ pid: process.pid, port, token: 'of one killed', address }));

  await (await lockFolder(folder, address)).release();

  expect(await readdir(folder)).toEqual([]);
  stranger.close();
});

test.each(['', '{"pid":', '[]'])('a lock that nobody can read (%j) is nobody’s', async (content) => {
  await leaveLock(content);

  await (await lockFolder(folder, address)).release();

  expect(await readdir(folder)).toEqual([]);
});

test('a process that is killed with the folder in its hands leaves it to the next', async () => {
  const script = `
    const { createServer } = require('node:net');
    const server = createServer((socket) => socket.end('token')).listen(0, '127.0.0.1', () => {
      console.log(server.address().port);
    });`;
  const child = spawn(process.execPath, ['-e', script]);
  const printed: unknown[] = await once(child.stdout, 'data');
  await leaveLock(JSON.stringify({ pid: child.pid, port: Number(String(printed[0])), token: 'token', address }));
  await expect(lockFolder(folder, address)).rejects.toThrow(`(process ${child.pid ?? 0})`);

  child.kill('SIGKILL');
  await once(child, 'close');

  await (await lockFolder(folder, address)).release();
});

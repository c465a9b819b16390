import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps two local clouds out of one folder, where they would overwrite each other’s files. The folder is held by a
 * socket of its own: that of a killed cloud does not answer, so the next one takes it over. Close the claim to let go.
 * Rejects when the folder is taken.
 */
export async function lockFolder(dataFolder: string): Promise<Server> {
  await mkdir(dataFolder, { recursive: true });
  const path = await socketOf(dataFolder);
  const lock = await listenOn(path).catch(() => undefined);
  if (lock !== undefined) return lock;
  if (await answers(path)) {
    throw new Error(
      `${dataFolder} is in use by another local cloud. Stop that one, or choose another folder and other ports: LOCAL_DATA=.local/second PORT=9000 npm start`,
    );
  }
  await rm(path, { force: true });
  return listenOn(path);
}

/** In the temporary folder: a socket's path is limited to some 100 characters, which a data folder's may exceed. */
export async function socketOf(dataFolder: string): Promise<string> {
  const id = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16);
  return join(tmpdir(), `local-cloud-${id}.sock`);
}

async function listenOn(path: string): Promise<Server> {
  const server = createServer().listen(path);
  await once(server, 'listening');
  return server;
}

async function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

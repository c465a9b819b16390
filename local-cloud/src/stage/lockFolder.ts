import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Keeps two local clouds from using one folder and overwriting each other’s files. Holds the folder through a socket:
 * that of a killed process does not answer, so the next one takes over. Close the server to release the folder. Rejects
 * if the folder is in use.
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

/**
 * The socket is in the temporary folder: its path may have some 100 characters, and the data folder's may be longer.
 */
async function socketOf(dataFolder: string): Promise<string> {
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

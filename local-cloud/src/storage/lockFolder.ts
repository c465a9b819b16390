import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { removeFile, writeDurably } from './writeDurably';

/** Who works on a folder. For as long as it lives it answers on `port` with its `token`. */
const holderSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ pid: v.number(), port: v.number(), token: v.string(), address: v.string() }),
);

type Holder = v.InferOutput<typeof holderSchema>;

/** The folder is somebody else's for now. Its message says what to do. */
class FolderInUse extends Error {
  constructor(folder: string, { address, pid }: Holder) {
    super(
      `${folder} is in use by the local cloud at ${address} (process ${pid}). Stop that one, or choose another folder and other ports: LOCAL_DATA=.local/second PORT=9000 npm start`,
    );
  }
}

const lockName = /^in-use\.[\w-]+\.json$/;

/**
 * Keeps a folder for this process until it is released, or the process ends in whatever way. `address` is what others
 * are told of the holder. Rejects with `FolderInUse`. The number of a process does not show that its holder lives:
 * another may have it by now.
 *
 * Everybody writes a lock of their own and then looks for others: of those who try at the same moment, one gets the
 * folder or none.
 */
export async function lockFolder(folder: string, address: string): Promise<{ release(): Promise<void> }> {
  const token = randomUUID();
  const server = createServer((socket) => socket.on('error', () => undefined).end(token)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const listening = server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  const lock = `in-use.${token}.json`;
  const release = async () => {
    await removeFile(join(folder, lock));
    server.close();
  };

  try {
    await writeDurably(join(folder, lock), JSON.stringify({ pid: process.pid, port, token, address } satisfies Holder));
    await refuseOthers(folder, lock);
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

/** Removes the locks of those who are gone. Throws when somebody is not. */
async function refuseOthers(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!lockName.test(name) || name === own) continue;
    const path = join(folder, name);
    const holder = v.safeParse(holderSchema, await readFile(path, 'utf8').catch(() => ''));
    if (holder.success && (await isAlive(holder.output))) throw new FolderInUse(folder, holder.output);
    await removeFile(path);
  }
}

async function isAlive({ port, token }: Holder): Promise<boolean> {
  try {
    return (await text(connect({ port, host: '127.0.0.1', signal: AbortSignal.timeout(5000) }))) === token;
  } catch {
    return false;
  }
}

import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { LocalStage } from './localStage';

/**
 * Keeps two local clouds out of one folder, where they would overwrite each other's files. The claim of a killed one is
 * void, since its store does not answer. Rejects when the folder is taken.
 */
export async function claimFolder({ dataFolder, addresses }: Pick<LocalStage, 'dataFolder' | 'addresses'>) {
  await mkdir(dataFolder, { recursive: true });
  const claim = join(dataFolder, 'in-use-by.txt');
  const holder = await readFile(claim, 'utf8').catch(() => '');
  if (await answers(holder)) {
    throw new Error(
      `${dataFolder} is in use by the local cloud whose store is ${holder}. Stop that one, or choose another folder and other ports: LOCAL_DATA=.local/second PORT=9000 npm start`,
    );
  }
  await writeFile(claim, addresses.s3);
}

async function answers(address: string): Promise<boolean> {
  if (!URL.canParse(address)) return false;
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

import { once } from 'node:events';
import { createServer } from 'node:net';

const portsInARow = 7;

/** The first of seven consecutive free ports, from `start` on. */
export async function findFreePorts(start: number): Promise<number> {
  const free = await Promise.all(Array.from({ length: portsInARow }, (_, offset) => isFree(start + offset)));
  return free.every(Boolean) ? start : findFreePorts(start + portsInARow);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  if (!(await listening)) return false;
  server.close();
  await once(server, 'close');
  return true;
}

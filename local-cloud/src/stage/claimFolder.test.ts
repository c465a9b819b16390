import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder } from './claimFolder';
import { localOptionsSchema } from './localOptions';
import { localStage } from './localStage';
import * as v from 'valibot';

test('a folder is taken while the store of its holder answers', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'claim-'));
  const dataFolder = join(parent, 'data');
  const store = createServer().listen(0, '127.0.0.1');
  await once(store, 'listening');
  const address = store.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const claim = (first: number) => {
    const { addresses } = localStage({ ...v.parse(localOptionsSchema, { PORT: String(first) }), dataFolder });
    return claimFolder({ dataFolder, addresses });
  };

  await claim(port - 3);
  await expect(claim(9000)).rejects.toThrow(`is in use by the local cloud whose store is http://localhost:${port}`);
  store.close();
  await claim(9000);

  await rm(parent, { recursive: true });
});

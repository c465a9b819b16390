import { SESClient, type SESClientConfig } from '@aws-sdk/client-ses';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { accountSchema, sendingEvents, type AccountInput } from '../account/accountSchema';
import type { SesEvent } from '../account/SesEvent';
import { messageSchema } from '../store/Message';
import type { Callers } from '../../rights/Callers';
import { administratorOf } from '../../rights/testing/administratorOf';
import { startMailbox } from '../startMailbox';

export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const region = 'eu-central-1';

/** The mailbox on a free port, with its data in a folder of its own, and the real SDK to send to it. */
export async function runningMailbox(callers: Callers = administratorOf(credentials)) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const events: SesEvent[] = [];
  const start = () =>
    startMailbox({
      port: 0,
      dataFolder,
      region,
      callers,
      account: {
        verified: ['kantoor.example'],
        configurationSets: {
          staff: { suppressedReasons: [], publishes: [...sendingEvents] },
          visitors: { publishes: ['BOUNCE', 'COMPLAINT'] },
        },
      },
      onEvent: (event) => events.push(event),
    });
  let server = await start();
  const clients: SESClient[] = [];

  function client(config: SESClientConfig = {}): SESClient {
    const made = new SESClient({ endpoint: server.url, region, credentials, maxAttempts: 1, ...config });
    clients.push(made);
    return made;
  }

  return {
    client,
    get url() {
      return server.url;
    },
    async restart() {
      await server.close();
      server = await start();
    },
    async messages() {
      const response = await fetch(`${server.url}/messages`);
      return v.parse(v.array(messageSchema), await response.json());
    },
    events,
    set: (account: AccountInput) => fetch(`${server.url}/_account`, { method: 'POST', body: JSON.stringify(account) }),
    account: async () => v.parse(accountSchema, await (await fetch(`${server.url}/_account`)).json()),
    plan: (faults: unknown) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) }),
    async close() {
      clients.forEach((made) => made.destroy());
      await server.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

export type RunningMailbox = Awaited<ReturnType<typeof runningMailbox>>;

import { sesClient } from '@incasso/lambdas/aws/sesMailer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { localBucket } from '../../stage/localBucket';
import { mailSchema } from '../ReceivedMail';
import { startMailbox } from '../startMailbox';

/** A mailbox on a free port with its own data folder, and the real SDK to send to it. */
export async function runningMailbox() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const server = await startMailbox({ port: 0, dataFolder, onBounce: () => undefined });
  return {
    url: server.url,
    client: () =>
      sesClient({
        endpoint: server.url,
        region: localBucket.region,
        credentials: localBucket.credentials,
        maxAttempts: 1,
        requestHandler: { requestTimeout: 1500, throwOnRequestTimeout: true },
      }),
    async messages() {
      return v.parse(v.array(mailSchema), await (await fetch(`${server.url}/messages`)).json());
    },
    async close() {
      await server.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

export type RunningMailbox = Awaited<ReturnType<typeof runningMailbox>>;

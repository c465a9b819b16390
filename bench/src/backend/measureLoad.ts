import { apiPaths } from '@incasso/contract/api';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LocalCloud } from '../../../e2e/src/LocalCloud';
import type { LocalStage } from '../../../local-cloud/src/stage/localStage';
import { intakeForm, sampleDocuments, siteHeaders } from './sampleIntake';
import { submitLoad, type Load } from './submitLoad';

const submissions = 40;
const documents = { count: 3, size: 500_000 };
const mailPollMs = 50;

/** A load, and how long it took until the last mail of it was delivered too, in milliseconds. */
export type MailedLoad = Load & { readonly mailedMs: number };

/** Submissions with three documents of 500 kB to the product: edge, function, store, queue and mails. */
export async function loadProduct(stage: LocalStage, cloud: LocalCloud): Promise<MailedLoad> {
  const requests = await prepare(`${stage.addresses.site}${apiPaths.intake}`, () => siteHeaders(stage, randomUUID()));
  const started = performance.now();
  const load = await submitLoad(requests);
  while ((await cloud.store.keys('outbox/')).length > 0) await pause(mailPollMs);
  return { ...load, mailedMs: performance.now() - started };
}

/** The same to the rival, which mails before it answers. */
export async function loadRival(address: string): Promise<MailedLoad> {
  const load = await submitLoad(await prepare(`${address}${apiPaths.intake}`, () => ({})));
  return { ...load, mailedMs: load.tookMs };
}

/** The bodies are made before the clock runs. */
function prepare(address: string, headers: () => Record<string, string>): Promise<(() => Promise<Response>)[]> {
  return Promise.all(
    Array.from({ length: submissions }, async () => {
      const body = await intakeForm(sampleDocuments(documents.count, documents.size));
      return () => fetch(address, { method: 'POST', headers: headers(), body });
    }),
  );
}

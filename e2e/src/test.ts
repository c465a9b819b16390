import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { Mailbox } from './Mailbox';
import { sharedAddresses, sharedPort } from './localCloudAddresses';
import { LocalCloud } from './LocalCloud';
import { Store } from './Store';

type Fixtures = {
  mailbox: Mailbox;
  store: Store;
  /** A local cloud for this test only, not started. */
  ownCloud: LocalCloud;
  /** Console errors and warnings that this test allows; any other fails it. */
  expectedConsole: RegExp[];
};

/** Playwright's test with the product's fixtures. An unexpected console error or warning fails the test. */
export const test = base.extend<Fixtures>({
  mailbox: ({}, use) => use(new Mailbox(sharedAddresses.mailbox)),
  store: ({}, use) => use(new Store(sharedAddresses.s3)),
  ownCloud: async ({ browser }, use, { parallelIndex }) => {
    const cloud = new LocalCloud(await findFreePorts(sharedPort + 20 + parallelIndex * 100));
    await use(cloud);
    // A page that is still loading would log an error once its server stops.
    await Promise.all(browser.contexts().flatMap((context) => context.pages().map((page) => page.close())));
    await cloud.remove();
  },
  expectedConsole: [[], { option: true }],
  page: async ({ page, expectedConsole }, use) => {
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expectedConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(error.stack ?? error.message));
    await use(page);
    expect(unexpected).toEqual([]);
  },
});

/** For journeys with a bot check and documents, which take long on a loaded machine. */
export const patientExpect = expect.configure({ timeout: 60_000 });
/** For messages after the last of four retries. */
export const givenUpExpect = expect.configure({ timeout: 120_000 });
export const patientTimeoutMs = 240_000;

export { expect };

const portsInARow = 7;

/** The first of seven consecutive free ports, from `start` on. */
async function findFreePorts(start: number): Promise<number> {
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

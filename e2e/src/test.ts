import { expect, test as base } from '@playwright/test';
import { findFreePorts } from './findFreePorts';
import { Mailbox } from './Mailbox';
import { localCloudAddresses } from './localCloudAddresses';
import { LocalCloud } from './LocalCloud';
import { sharedPort } from './sharedPort';
import { Store } from './Store';

type Fixtures = {
  mailbox: Mailbox;
  store: Store;
  /** A local cloud of the test's own, not started. */
  ownCloud: LocalCloud;
  /** What the console must say in this test; anything else that is an error or warning fails it. */
  expectedConsole: RegExp[];
};

const addresses = localCloudAddresses(sharedPort);

/** Playwright's test with the product's fixtures. An unexpected error or warning on the console fails the test. */
export const test = base.extend<Fixtures>({
  mailbox: ({}, use) => use(new Mailbox(addresses.mailbox)),
  store: ({}, use) => use(new Store(addresses.s3)),
  ownCloud: async ({ browser }, use, { parallelIndex }) => {
    const cloud = new LocalCloud(await findFreePorts(sharedPort + 20 + parallelIndex * 100));
    await use(cloud);
    // What a page still loads would be an error on its console.
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

/** For journeys that prove a token and read files: a loaded machine takes its time for them. */
export const patientExpect = expect.configure({ timeout: 30_000 });
/** For what the site says after its last attempt: each of the four may take as long as a journey's other parts. */
export const givenUpExpect = expect.configure({ timeout: 120_000 });
/** Time for the whole of such a journey. */
export const patientTimeoutMs = 240_000;

export { expect };

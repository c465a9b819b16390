import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ChosenFile } from '../../src/IntakePage';
import { attachmentsOf, Mailbox } from '../../src/Mailbox';
import { sharedAddresses } from '../../src/localCloudAddresses';
import { startChromium, startFirefox } from './startPuppeteer';
import { startWebKit } from './startWebKit';
import { Visitor } from './Visitor';

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit } as const;

export type JourneyOptions = { readonly engine: keyof typeof engines };

type Fixtures = {
  visitor: Visitor;
  mailbox: Mailbox;
  /** A company that only this run of a journey uses. */
  company: string;
  /** Writes files to choose and returns their paths. */
  write: (...files: readonly Pick<ChosenFile, 'name' | 'buffer'>[]) => Promise<string[]>;
};

/** Playwright's test as the runner only: it does not drive the Firefox and WebKit of a distribution. */
export const journey = test.extend<JourneyOptions & Fixtures>({
  engine: ['chromium', { option: true }],
  mailbox: ({}, use) => use(new Mailbox(sharedAddresses.mailbox)),
  company: ({}, use) => use(`Reiziger ${randomUUID().slice(0, 8)} (voorbeeld)`),
  write: ({}, use, testInfo) =>
    use((...files) =>
      Promise.all(
        files.map(async ({ name, buffer }) => {
          await writeFile(testInfo.outputPath(name), buffer);
          return testInfo.outputPath(name);
        }),
      ),
    ),
  visitor: async ({ engine }, use, testInfo) => {
    const browser = await engines[engine]();
    try {
      const visitor = new Visitor(browser);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus) {
        await writeFile(testInfo.outputPath('screen.png'), await browser.screenshot());
      }
      expect(browser.problems()).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

/** Waits until the staff got documents about a company, and no others. Returns their contents. */
export async function expectDocuments(
  mailbox: Mailbox,
  company: string,
  names: readonly string[],
): Promise<readonly Buffer[]> {
  const received = async () => {
    const mails = await mailbox.about(company);
    return mails.flatMap((mail) => attachmentsOf(mail).documents.map((document) => ({ mail, ...document })));
  };
  await expect
    .poll(async () => (await received()).map(({ filename }) => filename), { timeout: 90_000 })
    .toEqual(names.map((name) => expect.stringMatching(new RegExp(` - ${name}$`))));
  return Promise.all((await received()).map(({ mail, index }) => mailbox.attachment(mail, index)));
}

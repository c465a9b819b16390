import { IntakePage } from './src/IntakePage';
import { expect, test } from './src/test';

test.describe.configure({ mode: 'serial' });

test('a case answered with success is mailed once, though everything is killed at that moment', async ({
  browser,
  ownCloud,
}) => {
  const company = 'Stroompanne BV (voorbeeld)';
  await ownCloud.start();
  await ownCloud.mailbox.plan([{ status: 503, count: 1000 }]);
  const page = await browser.newPage({ baseURL: ownCloud.addresses.site });
  const intake = await IntakePage.opened(page);
  await intake.fillToSubmit(company);
  await intake.submitSuccessfully();

  await ownCloud.end('SIGKILL');
  await ownCloud.start();

  await expect.poll(async () => (await staffMails(company)).length, { timeout: 30_000 }).toBe(1);
  // A kill between SES's answer and the end of the outbox entry makes a second mail.
  await expect.poll(async () => (await ownCloud.store.keys('outbox/')).length).toBe(0);
  await ownCloud.end('SIGTERM');
  await ownCloud.start();
  expect(await ownCloud.store.keys('outbox/')).toEqual([]);
  expect(await staffMails(company)).toHaveLength(1);
  await page.close();

  async function staffMails(words: string) {
    return (await ownCloud.mailbox.about(words)).filter(({ subject }) => subject.includes(words));
  }
});

test('SIGINT and SIGTERM end the local cloud with exit code 0', async ({ ownCloud }) => {
  await ownCloud.start();
  const interrupted = await ownCloud.end('SIGINT');
  await ownCloud.start();
  const terminated = await ownCloud.end('SIGTERM');

  expect([interrupted, terminated]).toEqual([0, 0]);
});

test('a port in use gives one line that says what to do', async ({ ownCloud }, { outputDir }) => {
  await ownCloud.start();

  const { code, output } = await ownCloud.startAnother({ LOCAL_DATA: outputDir });

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${new URL(ownCloud.addresses.mailbox).port} is in use. Stop what uses it, or choose other ports: PORT=9000 npm start`,
  );
});

test('a data folder in use gives one line that says what to do, and the first cloud goes on', async ({ ownCloud }) => {
  await ownCloud.start();

  const { code, output } = await ownCloud.startAnother({ PORT: '1' });

  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^\S+ is in use by another local cloud\. Stop that one, or choose another folder and other ports: LOCAL_DATA=\.local\/second PORT=9000 npm start$/,
  );
  expect((await fetch(`${ownCloud.addresses.site}/api/health`)).status).toBe(200);
});

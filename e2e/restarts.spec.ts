import { expect, test } from './src/test';

test.describe.configure({ mode: 'serial' });

test('SIGINT and SIGTERM end the local cloud with exit code 0', async ({ ownCloud }) => {
  await ownCloud.start();
  const interrupted = await ownCloud.end('SIGINT');
  await ownCloud.start();
  const terminated = await ownCloud.end('SIGTERM');

  expect([interrupted, terminated]).toEqual([0, 0]);
});

test('a port in use gives one line with a remedy', async ({ ownCloud }, { outputDir }) => {
  await ownCloud.start();

  const { code, output } = await ownCloud.startAnother({ LOCAL_DATA: outputDir });

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${new URL(ownCloud.addresses.mailbox).port} is in use. Stop what uses it, or choose other ports: PORT=9000 npm start`,
  );
});

test('a data folder in use gives one line with a remedy, and the first cloud keeps running', async ({ ownCloud }) => {
  await ownCloud.start();

  const { code, output } = await ownCloud.startAnother({ PORT: '1' });

  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^\S+ is in use by another local cloud\. Stop that one, or choose another folder and other ports: LOCAL_DATA=\.local\/second PORT=9000 npm start$/,
  );
  expect((await fetch(`${ownCloud.addresses.site}/api/health`)).status).toBe(200);
});

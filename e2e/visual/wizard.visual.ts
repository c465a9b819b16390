import { test } from './visualTest';
import { walkWizard } from '../src/walkWizard';
import { see } from './see';

test.use({ expectedConsole: [/Failed to load resource/] });

test('wizard', async ({ page }, testInfo) => {
  await walkWizard(page, async (state) => {
    await see(page, `wizard ${state}`, testInfo);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
});

import { routes } from '@incasso/contract/routes';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { test } from './visualTest';
import { see } from './see';

const pages = { ...routes, embed: embedPaths.frame, 'not found': '/bestaat-niet' };

test.use({ expectedConsole: [/404|incasso-intake: key_missing/] });

for (const [name, path] of Object.entries(pages)) {
  test(name, async ({ page }, testInfo) => {
    await page.goto(path, { waitUntil: 'networkidle' });

    await see(page, name, testInfo);
  });
}

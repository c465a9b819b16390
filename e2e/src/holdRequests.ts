import type { Page } from '@playwright/test';

const shellScript = '**/assets/main.*.js';

/** Holds the requests of a page until released. By default the shell's script: the page stays as it was prerendered. */
export async function holdRequests(page: Page, address: string | RegExp = shellScript): Promise<() => void> {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('release', resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('release'));
}

import type { Page } from '@playwright/test';

/** Blocks the shell's script until it is released: the page stays as prerendered. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('release', resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => void gate.dispatchEvent(new Event('release'));
}

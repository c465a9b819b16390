import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../src/test';

const widths = [390, 768, 1440];

/** Share of pixels that may differ: less than one word. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.0005 };

/** Compares the page at every width with the reference pictures of that name. */
export async function see(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    const full = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    const file = `${name.replaceAll(/\W+/g, '-')}-${String(width)}.png`;
    const differing = testInfo.errors.length;
    expect.soft(await reduce(full), `${name} at ${String(width)} px`).toMatchSnapshot(file, tolerance);
    if (testInfo.errors.length > differing)
      await testInfo.attach(`${file} in full`, { body: full, contentType: 'image/png' });
  }
}

/** Halves the size and reduces the colours, small enough to keep for every page and width. */
async function reduce(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .png({ palette: true, colours: 8, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Loads lazy pictures and fonts, and waits for the layout. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

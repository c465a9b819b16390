import type { Browser } from '@playwright/test';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInPage } from './bundleInPage';

/**
 * Writes a site whose pages are plain: the words and pictures of ours in HTML and CSS as written by hand, in the
 * system's fonts, with native accordions, without script, structured data or social tags.
 */
export async function writePlainSite(
  browser: Browser,
  { siteFolder, folder, paths }: { siteFolder: string; folder: string; paths: readonly string[] },
): Promise<void> {
  await cp(siteFolder, folder, { recursive: true });
  for (const path of paths) {
    const file = join(path, 'index.html');
    await writeFile(join(folder, file), await plainPage(browser, await readFile(join(siteFolder, file), 'utf8')));
  }
}

async function plainPage(browser: Browser, ours: string): Promise<string> {
  const css = await readFile(new URL('./plainPage.css', import.meta.url), 'utf8');
  const found = (pattern: RegExp) => (ours.match(pattern) ?? []).join('\n');
  return `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${found(/<title>.*?<\/title>/)}
${found(/<meta name="description"[^>]*>/)}
<style>
${css}</style>
<link rel="icon" href="/favicon.svg">
</head>
<body>
${await plainBodyOf(browser, ours)}
</body>
</html>
`;
}

async function plainBodyOf(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  await page.addInitScript({ content: await bundleInPage(new URL('./plainBody.inPage.ts', import.meta.url)) });
  await page.goto('about:blank');
  const body = await page.evaluate((document) => plainBody(document), html);
  await page.close();
  return body;
}

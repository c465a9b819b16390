import type { Browser } from '@playwright/test';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInPage } from './bundleInPage';

/**
 * Writes a site whose home page is plain: the words and pictures of ours in HTML and CSS as written by hand, in the
 * same two fonts, with native accordions, without script, structured data or social tags.
 */
export async function writePlainSite(browser: Browser, siteFolder: string, folder: string): Promise<void> {
  await cp(siteFolder, folder, { recursive: true });
  const ours = await readFile(join(siteFolder, 'index.html'), 'utf8');
  const css = await readFile(new URL('./plainPage.css', import.meta.url), 'utf8');
  const found = (pattern: RegExp) => (ours.match(pattern) ?? []).join('\n');
  const html = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${found(/<title>.*?<\/title>/)}
${found(/<meta name="description"[^>]*>/)}
${found(/<link rel="preload" as="font"[^>]*>/g)}
<style>
${found(/@font-face\{[^}]*\}/g)}
${css}</style>
<link rel="icon" href="/favicon.svg">
</head>
<body>
${await plainBodyOf(browser, ours)}
</body>
</html>
`;
  await writeFile(join(folder, 'index.html'), html);
}

async function plainBodyOf(browser: Browser, html: string): Promise<string> {
  const page = await browser.newPage();
  await page.addInitScript({ content: await bundleInPage(new URL('./plainBody.inPage.ts', import.meta.url)) });
  await page.goto('about:blank');
  const body = await page.evaluate((document) => plainBody(document), html);
  await page.close();
  return body;
}

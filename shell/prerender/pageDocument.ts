import { globalCss } from '@incasso/contract/browser/globalCss';
import { theme } from '@incasso/contract/browser/theme';
import type { PrerenderedPage } from '../src/prerenderPage';
import { pinnedEntriesId } from '../src/remotes/readPinnedEntries';
import type { PublishedBuilds } from './copyBuilds';
import { dataBlock, tag } from './html';
import { stylePolicy } from './stylePolicy';
import type { PublishedFonts } from './writeFonts';

export type SiteAssets = { readonly builds: PublishedBuilds; readonly fonts: PublishedFonts };

type Page = {
  readonly page: PrerenderedPage;
  /** Tags that tell what the page is. */
  readonly head: readonly string[];
  /** Addresses of the scripts that the page will ask for beyond the shell's. */
  readonly scripts: readonly string[];
};

/** The whole HTML document of a page. */
export function pageDocument({ page, head, scripts }: Page, { builds, fonts }: SiteAssets): string {
  const baseCss = fonts.css + globalCss;
  if (page.html.includes(' style="')) throw new Error('A page has a style attribute, which its policy forbids.');
  const componentCss = /^<style[^>]*>(.*)<\/style>$/s.exec(page.styles)?.[1] ?? '';
  const tags = [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // In a development build styled-components writes its rules as text, which no hash can foresee.
    ...(process.env['NODE_ENV'] === 'development'
      ? []
      : [tag('meta', { 'http-equiv': 'Content-Security-Policy', content: stylePolicy([baseCss, componentCss]) })]),
    ...head,
    ...fonts.addresses.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true }),
    ),
    `<style>${baseCss}</style>`,
    page.styles,
    tag('meta', { name: 'theme-color', content: theme.color.paper }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    dataBlock(
      { type: 'application/json', id: pinnedEntriesId },
      { content: builds.content.entry, intake: builds.intake.entry },
    ),
    // No script stands in the way of the first paint.
    `${tag('script', { src: builds.shell.entry, async: true, fetchpriority: 'low' })}</script>`,
    ...scripts.map((href) => tag('link', { rel: 'preload', as: 'script', href, fetchpriority: 'low' })),
  ];
  return `<!doctype html>\n<html lang="nl">\n<head>\n${tags.join('\n')}\n</head>\n<body><div id="root">${page.html}</div></body>\n</html>\n`;
}

import { globalCss } from '@incasso/frontend/brand/globalCss';
import type { PrerenderedPage } from '@incasso/frontend/prerender/renderPage';
import { theme } from '@incasso/frontend/brand/theme';
import { belowFoldCss } from '../src/layout/belowFold';
import { pinnedEntriesId } from '../src/remotes/pinnedEntries';
import type { PublishedBuilds } from './copyBuilds';
import { dataBlock, tag } from './htmlTags';
import { htmlDocument } from './htmlDocument';
import type { PublishedFonts } from './writeFonts';

export type SiteAssets = {
  readonly builds: PublishedBuilds;
  readonly fonts: PublishedFonts;
  /** URL of the script that loads all others. */
  readonly scriptLoader: string;
};

type Page = {
  readonly page: PrerenderedPage;
  readonly head: readonly string[];
  /** URLs of the scripts that the page loads in addition to the shell's. */
  readonly scripts: readonly string[];
};

export function pageDocument({ page, head, scripts }: Page, { builds, fonts, scriptLoader }: SiteAssets): string {
  return htmlDocument({
    page,
    baseCss: fonts.css + fonts.fallbackCss + globalCss + belowFoldCss,
    head,
    resources: [
      tag('meta', { name: 'theme-color', content: theme.color.paper }),
      tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
      tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
      tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
      dataBlock(
        { type: 'application/json', id: pinnedEntriesId },
        { content: builds.content.entry, intake: builds.intake.entry },
      ),
      // No script blocks the first paint.
      `${tag('script', {
        src: scriptLoader,
        async: true,
        fetchpriority: 'low',
        'data-entry': builds.shell.entry,
        'data-scripts': scripts.join(' '),
      })}</script>`,
    ],
  });
}

import { globalCss } from '@incasso/frontend/brand/globalCss';
import type { PrerenderedFrame } from '@incasso/frontend/prerender/renderPage';
import { escapeHtml } from '@incasso/contract/escapeHtml';
import { scriptsOf, type ChunkScripts } from './chunkScripts';
import { hiddenHeadTags } from './headTags';
import { tag } from './htmlTags';
import { htmlDocument } from './htmlDocument';
import type { PublishedFonts } from './writeFonts';

type Frame = {
  readonly frame: PrerenderedFrame;
  readonly chunks: ChunkScripts;
  readonly fonts: PublishedFonts;
};

/**
 * The document in the embed's iframe. Its web fonts load only once a script enables them: a partner may have chosen
 * other fonts, text is readable without them, and on a slow connection the scripts that hydrate the step come first.
 */
export function frameDocument({ frame, chunks, fonts }: Frame): string {
  const early = scriptsOf(chunks, 'frame');
  const later = scriptsOf(chunks, 'startFrame').filter((script) => !early.includes(script));
  return htmlDocument({
    page: frame,
    baseCss: fonts.fallbackCss + globalCss,
    waitingCss: { id: frame.webFontsId, css: fonts.css },
    head: hiddenHeadTags(frame.title),
    resources: [
      tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
      ...early.map((src) => `${tag('script', { src, async: true })}</script>`),
      ...later.map((href) => tag('link', { rel: 'preload', as: 'script', href, fetchpriority: 'low' })),
    ],
    beside: `${tag('p', { id: frame.loadFailure.id, role: 'alert', hidden: true })}${escapeHtml(frame.loadFailure.text)}</p>`,
  });
}

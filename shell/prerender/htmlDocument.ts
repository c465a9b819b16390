import { createHash } from 'node:crypto';
import type { PrerenderedPage } from '@incasso/frontend/prerender/renderPage';
import { tag } from './htmlTags';

type HtmlDocument = {
  readonly page: PrerenderedPage;
  /** The rules that the document begins with, before those of its parts. */
  readonly baseCss: string;
  /** Rules that apply once a script removes their element's `media`. Default: none. */
  readonly waitingCss?: { readonly id: string; readonly css: string };
  /** Metadata tags, before the styles. */
  readonly head: readonly string[];
  /** Tags after its styles: icons, data, scripts. */
  readonly resources: readonly string[];
  /** HTML beside the root. Default: none. */
  readonly beside?: string;
};

/** A whole HTML document with the policy on its own styles. */
export function htmlDocument({ page, baseCss, waitingCss, head, resources, beside = '' }: HtmlDocument): string {
  if (page.html.includes(' style="')) throw new Error('A page has a style attribute, which its policy forbids.');
  const componentCss = /^<style[^>]*>(.*)<\/style>$/s.exec(page.styles)?.[1] ?? '';
  const tags = [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    // In a development build styled-components writes its rules as text, which no hash can foresee.
    ...(process.env['NODE_ENV'] === 'development'
      ? []
      : [
          tag('meta', {
            'http-equiv': 'Content-Security-Policy',
            content: stylePolicy([baseCss, componentCss, ...(waitingCss ? [waitingCss.css] : [])]),
          }),
        ]),
    ...head,
    `<style>${baseCss}</style>`,
    page.styles,
    ...(waitingCss ? [`${tag('style', { id: waitingCss.id, media: 'not all' })}${waitingCss.css}</style>`] : []),
    ...resources,
  ];
  return `<!doctype html>\n<html lang="nl">\n<head>\n${tags.join('\n')}\n</head>\n<body><div data-root>${page.html}</div>${beside}</body>\n</html>\n`;
}

/** styled-components adds one empty style element and inserts its rules into it. */
const emptyStyle = '';

/**
 * The content security policy for styles. It is part of the page, so that a page and its hashes are always of one
 * release. The other directives are in the edge's header.
 */
function stylePolicy(styleTexts: readonly string[]): string {
  const hashes = [...styleTexts, emptyStyle].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return `style-src 'self' ${hashes.join(' ')}`;
}

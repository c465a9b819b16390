/** @jest-environment node */
import { createHash } from 'node:crypto';
import { frameDocument } from './frameDocument';

const html = frameDocument({
  frame: {
    html: '<main></main>',
    styles: '<style data-styled="true">.a{color:red}</style>',
    title: 'Aanvraag indienen',
    webFontsId: 'web-fonts',
    loadFailure: { id: 'load-failure', text: 'Herlaad & probeer' },
  },
  chunks: {
    frame: ['/embed/frame.0123456789abcdef.js'],
    startFrame: ['/embed/frame.0123456789abcdef.js', '/embed/start.0123456789abcdef.js'],
  },
  fonts: { css: '@font-face{}', fallbackCss: '' },
});

test("keeps the iframe's document out of search results", () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('fetches the early script at once and the rest at low priority, preloads no font, and runs nothing else', () => {
  expect(html.match(/<script[^>]*>|<link rel="preload"[^>]*>/g)).toEqual([
    '<script src="/embed/frame.0123456789abcdef.js" async>',
    '<link rel="preload" as="script" href="/embed/start.0123456789abcdef.js" fetchpriority="low">',
  ]);
});

test('keeps the rules of the web fonts inactive until the script enables them', () => {
  expect(html).toContain('<style id="web-fonts" media="not all">@font-face{}</style>');
  expect(html).toContain(createHash('sha256').update('@font-face{}').digest('base64'));
});

test('contains the message for a failed load, outside the root', () => {
  expect(html).toContain('</div><p id="load-failure" role="alert" hidden>Herlaad &amp; probeer</p></body>');
});

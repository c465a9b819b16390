/** @jest-environment node */
import { createHash } from 'node:crypto';
import { pageDocument } from './pageDocument';

const assets = {
  builds: {
    shell: { entry: '/assets/main.0123456789abcdef.js', chunks: {} },
    content: { entry: '/content/remoteEntry.0123456789abcdef.js', chunks: {} },
    intake: { entry: '/intake/remoteEntry.0123456789abcdef.js', chunks: {} },
  },
  fonts: { css: '@font-face{}', fallbackCss: '' },
  scriptLoader: '/assets/loadScripts.0123456789abcdef.js',
};
const page = { html: '<main><h1>Kop</h1></main>', styles: '<style data-styled="true">.a{color:red}</style>' };

test('allows exactly the styles in the page, and the empty one of styled-components', () => {
  const html = pageDocument({ page, head: [], scripts: [] }, assets);

  const styles = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  expect(styles).toHaveLength(2);
  const policy = /content="(style-src [^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'");
  expect(policy).toBe(`style-src 'self' ${[...styles, ''].map(hash).join(' ')}`);
});

test('contains its policy before the first style', () => {
  const html = pageDocument({ page, head: [], scripts: [] }, assets);

  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style'));
});

test('pins the remote entries that rendered it', () => {
  const html = pageDocument({ page, head: [], scripts: [] }, assets);

  const pinned = /<script type="application\/json" id="remote-entries">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(pinned)).toEqual({
    content: '/content/remoteEntry.0123456789abcdef.js',
    intake: '/intake/remoteEntry.0123456789abcdef.js',
  });
});

test('fetches one small script, which loads the others, and nothing else before the first paint', () => {
  const html = pageDocument({ page, head: [], scripts: ['/content/home.js', '/content/102.js'] }, assets);

  expect(html.match(/<script[^>]* src=[^>]*>/g)).toEqual([
    '<script src="/assets/loadScripts.0123456789abcdef.js" async fetchpriority="low" data-entry="/assets/main.0123456789abcdef.js" data-scripts="/content/home.js /content/102.js">',
  ]);
  expect(html).not.toContain('rel="preload"');
});

test('rejects a page with a style attribute, which its policy would block', () => {
  const styled = { ...page, html: '<main style="color:red"></main>' };

  expect(() => pageDocument({ page: styled, head: [], scripts: [] }, assets)).toThrow(/style attribute/);
});

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

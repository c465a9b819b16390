import { contentTypeOf } from './contentTypes';

test.each([
  ['/about/index.html', 'text/html; charset=utf-8'],
  ['/intake/v1.js', 'text/javascript; charset=utf-8'],
  ['/config.json', 'application/json'],
  ['/fonts/0123456789abcdef4567.woff2', 'font/woff2'],
  ['/intake/incasso-intake.tgz', 'binary/octet-stream'],
])('%s is stored as %s', (path, contentType) => {
  expect(contentTypeOf(path)).toBe(contentType);
});

test('declares a charset for every text', () => {
  const withoutEncoding = ['css', 'html', 'js', 'txt', 'xml', 'json', 'svg', 'pdf', 'png', 'ico']
    .map((extension) => contentTypeOf(`file.${extension}`))
    .filter((type) => type.startsWith('text/') && !type.endsWith('; charset=utf-8'));

  expect(withoutEncoding).toEqual([]);
});

import { contentTypeOf } from './contentTypes';

test.each([
  ['/about/index.html', 'text/html'],
  ['/intake/v1.js', 'text/javascript'],
  ['/fonts/0123456789abcdef4567.woff2', 'font/woff2'],
  ['/intake/v1/partner-intake.d.ts', 'binary/octet-stream'],
])('%s is stored as %s', (path, contentType) => {
  expect(contentTypeOf(path)).toBe(contentType);
});

import { findCacheRule } from './cacheRules';

test.each([
  '/main.0f3c9a1b2d4e5f60.js',
  '/content/493.0123456789abcdef0123.js.map',
  '/intake/remoteEntry.0123456789abcdef0123.js',
  '/fonts/0123456789abcdef0123.woff2',
  '/fonts/public-sans-0123456789abcdef0123.woff2',
])('%s is cached for a year', (path) => {
  expect(findCacheRule(path)).toBe('immutable');
});

test.each([
  '/index.html',
  '/0123456789abcdef0123/index.html',
  '/content/remoteEntry.js',
  '/intake/v1.js',
  '/embed/index.html',
  '/config.json',
  '/content/mf-manifest.json',
  '/documents/privacybeleid.pdf',
])('%s is revalidated', (path) => {
  expect(findCacheRule(path)).toBe('revalidated');
});

import { normalizePath } from './normalizePath';

test.each([
  ['/', '/'],
  ['/about/', '/about/'],
  ['/%61pi/%7Ex', '/api/~x'],
  ['/a%2fb%3a', '/a%2Fb%3A'],
  ['//api///health', '/api/health'],
  ['/x/../api/./health', '/api/health'],
  ['/../../api', '/api'],
  ['/x/%2e%2E/api', '/api'],
  ['/a/b/..', '/a/'],
  ['/a/.', '/a/'],
  ['/API', '/API'],
  ['/%zz', '/%zz'],
  ['', ''],
])('normalizes %s to %s', (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

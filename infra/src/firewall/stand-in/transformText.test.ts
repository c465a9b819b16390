import { transformText } from './transformText';

test.each([
  ['URL_DECODE', '/%61pi%2Fx', '/api/x'],
  ['URL_DECODE', '/%2561pi', '/%61pi'],
  ['URL_DECODE', '/caf%C3%A9%zz', '/café%zz'],
  ['NORMALIZE_PATH', '//a/./b/../c/', '/a/c/'],
  ['NORMALIZE_PATH', '/../api', '/../api'],
  ['LOWERCASE', '/API', '/api'],
  ['NONE', '/%61', '/%61'],
] as const)('%s makes %s to %s', (type, text, changed) => {
  expect(transformText(text, [{ priority: 0, type }])).toBe(changed);
});

test('transformations follow their priorities', () => {
  const transformations = [
    { priority: 1, type: 'NORMALIZE_PATH' },
    { priority: 0, type: 'URL_DECODE' },
  ] as const;

  expect(transformText('/x/%2e%2e/api', [...transformations])).toBe('/api');
});

/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.solvenda.example/start"}
 */
import { browserSession } from './browserSession';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the session cookie is for the whole site, over https only, and never cross-site', () => {
  const write = jest.spyOn(document, 'cookie', 'set');

  const id = browserSession();

  expect(write.mock.calls).toEqual([[`__Host-intake-session=${id}; Path=/; SameSite=Strict; Secure`]]);
  expect(document.cookie).toBe(`__Host-intake-session=${id}`);
  // What the router does.
  history.replaceState(null, '', '/');
  expect(browserSession()).toBe(id);
});

test('the session is unknown where the browser refuses cookies, by an error or in silence', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

  expect(browserSession()).toBe('');

  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(browserSession()).toBe('');
});

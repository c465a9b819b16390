/** @jest-environment-options {"url": "https://www.solvenda.example/start"} */
import { browserSession } from './browserSession';

afterEach(() => {
  jest.restoreAllMocks();
});

test('the session cookie is sent over https only, to the page only, and never cross-site', () => {
  const write = jest.spyOn(document, 'cookie', 'set');

  const id = browserSession();

  expect(write.mock.calls).toEqual([[`__Secure-intake-session=${id}; Path=/start; SameSite=Strict; Secure`]]);
  expect(document.cookie).toBe(`__Secure-intake-session=${id}`);
  expect(browserSession()).toBe(id);
});

test('there is no session where the browser refuses cookies by an error', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

  expect(browserSession()).toBe('');
});

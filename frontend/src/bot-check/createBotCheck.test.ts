/** @jest-environment jsdom */
import { botCheckScriptWarning } from '@incasso/contract/messages';
import type { ApiHost } from '../api/callApi';
import { createBotCheck } from './createBotCheck';
import { BotCheckError } from './BotCheckTokens';

const recaptchaHost: ApiHost = {
  loadSiteConfig: () =>
    Promise.resolve({
      apiBase: '',
      publicKey: 'pk_test',
      uploadOrigin: '',
      botCheck: { provider: 'recaptcha', siteKey: 'site key' },
    }),
};

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  warn.mockRestore();
  document.head.replaceChildren();
  globalThis.grecaptcha = undefined;
});

function addedScript(): Promise<HTMLScriptElement> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const script = document.head.querySelector('script');
      if (script === null) return;
      observer.disconnect();
      resolve(script);
    }).observe(document.head, { childList: true });
  });
}

test('loads reCAPTCHA at first use and executes it with the action', async () => {
  const execute = jest.fn(() => Promise.resolve('a token of Google'));
  const script = addedScript();
  const token = createBotCheck(recaptchaHost).token('contact_form');

  const { src } = await script;
  globalThis.grecaptcha = { ready: (callback) => callback(), execute };
  (await script).dispatchEvent(new Event('load'));

  expect(await token).toBe('a token of Google');
  expect(src).toBe('https://www.google.com/recaptcha/api.js?render=site%20key&hl=nl');
  expect(execute).toHaveBeenCalledWith('site key', { action: 'contact_form' });
  expect(warn).not.toHaveBeenCalled();
});

test('loads reCAPTCHA even if an element of the page has the id `grecaptcha`', async () => {
  Reflect.set(globalThis, 'grecaptcha', document.createElement('i'));
  const script = addedScript();
  const token = createBotCheck(recaptchaHost).token('contact_form');

  const loaded = await script;
  globalThis.grecaptcha = { ready: (callback) => callback(), execute: () => Promise.resolve('a token of Google') };
  loaded.dispatchEvent(new Event('load'));

  expect(await token).toBe('a token of Google');
});

test('warns on the console if the script does not load, and loads it again at the next attempt', async () => {
  const botCheck = createBotCheck(recaptchaHost);
  const first = addedScript();
  const preparing = botCheck.prepare('contact_form');
  (await first).dispatchEvent(new Event('error'));
  await expect(preparing).rejects.toEqual(new BotCheckError('script_missing'));
  expect(warn).toHaveBeenCalledWith(botCheckScriptWarning);

  const second = addedScript();
  const again = botCheck.prepare('contact_form');
  const script = await second;
  globalThis.grecaptcha = { ready: (callback) => callback(), execute: () => Promise.resolve('') };
  script.dispatchEvent(new Event('load'));

  await expect(again).resolves.toBeUndefined();
});

test('treats a script that defines nothing as missing', async () => {
  const script = addedScript();
  const token = createBotCheck(recaptchaHost).token('intake_form');

  (await script).dispatchEvent(new Event('load'));

  await expect(token).rejects.toEqual(new BotCheckError('script_missing'));
  expect(warn).toHaveBeenCalledWith(botCheckScriptWarning);
});

test('without configuration, returns no token and does not warn about a missing script', async () => {
  const host = { ...recaptchaHost, loadSiteConfig: () => Promise.reject(new Error('offline')) };

  await expect(createBotCheck(host).token('intake_form')).rejects.toEqual(new BotCheckError('unreachable'));
  expect(warn).not.toHaveBeenCalled();
});

import type { BotAction } from '@incasso/contract/api';
import { BotCheckError, type BotCheckTokens } from './BotCheckTokens';
import { inTime } from '../scheduling/inTime';

/** The API of Google's script that reCAPTCHA v3 uses: https://developers.google.com/recaptcha/docs/v3 */
type Recaptcha = {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: BotAction }): PromiseLike<string>;
};

declare global {
  var grecaptcha: Recaptcha | undefined;
}

const scriptAddress = 'https://www.google.com/recaptcha/api.js';
const timeLimitMs = 20_000;

/**
 * Google reCAPTCHA v3. It fetches nothing from Google before the first `prepare`. Its tokens expire after two minutes.
 */
export function createRecaptchaCheck(siteKey: string): BotCheckTokens {
  let loading: Promise<Recaptcha> | undefined;
  const load = () => {
    loading ??= loadRecaptcha(siteKey);
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async prepare() {
      await load();
    },
    async token(action) {
      const recaptcha = await load();
      try {
        return await inTime(recaptcha.execute(siteKey, { action }), timeLimitMs);
      } catch {
        throw new BotCheckError('unsolved');
      }
    },
  };
}

async function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  try {
    // An element with that id would be a global variable too.
    if (globalThis.grecaptcha?.ready === undefined) await inTime(loadScript(siteKey), timeLimitMs);
    const recaptcha = globalThis.grecaptcha;
    if (recaptcha === undefined) throw new Error('The script brought nothing.');
    await inTime(new Promise<void>((resolve) => recaptcha.ready(resolve)), timeLimitMs);
    return recaptcha;
  } catch {
    throw new BotCheckError('script_missing');
  }
}

function loadScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${scriptAddress}?render=${encodeURIComponent(siteKey)}&hl=nl`;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script did not load.'));
    });
    document.head.append(script);
  });
}

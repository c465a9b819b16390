import { botCheckScriptWarning } from '@incasso/contract/messages';
import type { SiteConfig } from '@incasso/contract/siteConfig';
import type { ApiHost } from '../api/callApi';
import { BotCheckError, type BotCheckTokens } from './BotCheckTokens';

/** The bot check that the site's configuration selects, loaded at first use. */
export function createBotCheck(host: ApiHost): BotCheckTokens {
  let loading: Promise<BotCheckTokens> | undefined;
  const provider = () => {
    loading ??= loadProvider(host);
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async prepare(action) {
      await warnOfMissingScript(async () => (await provider()).prepare(action));
    },
    async token(action) {
      return warnOfMissingScript(async () => (await provider()).token(action));
    },
  };
}

async function loadProvider(host: ApiHost): Promise<BotCheckTokens> {
  const { botCheck } = await loadConfig(host);
  try {
    switch (botCheck.provider) {
      case 'altcha':
        return (await import('./createAltchaCheck')).createAltchaCheck(host);
      case 'recaptcha':
        return (await import('./createRecaptchaCheck')).createRecaptchaCheck(botCheck.siteKey);
    }
  } catch {
    throw new BotCheckError('script_missing');
  }
}

async function loadConfig(host: ApiHost): Promise<SiteConfig> {
  try {
    return await host.loadSiteConfig();
  } catch {
    throw new BotCheckError('unreachable');
  }
}

async function warnOfMissingScript<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BotCheckError && error.fault === 'script_missing') console.warn(botCheckScriptWarning);
    throw error;
  }
}

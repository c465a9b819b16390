import type { ParsedEnvironment } from '../environment/environmentSchema';
import type { ObjectStore } from '../storage/ObjectStore';
import { altchaBotCheck } from './altchaBotCheck';
import type { BotCheck } from './BotCheck';
import { recaptchaBotCheck } from './recaptchaBotCheck';

export type BotCheckEnvironment = Pick<
  ParsedEnvironment,
  | 'BOT_CHECK_PROVIDER'
  | 'ALTCHA_HMAC_KEY'
  | 'RECAPTCHA_SECRET_KEY'
  | 'RECAPTCHA_HOSTNAMES'
  | 'RECAPTCHA_VERIFY_URL'
  | 'BOT_CHECK_ON_OUTAGE'
>;

/** The provider that the stage is configured for. Throws when its key is missing. */
export function chooseBotCheck(environment: BotCheckEnvironment, store: ObjectStore): BotCheck {
  switch (environment.BOT_CHECK_PROVIDER) {
    case 'altcha':
      return altchaBotCheck({ hmacKey: needed('ALTCHA_HMAC_KEY', environment.ALTCHA_HMAC_KEY), store });
    case 'recaptcha':
      return recaptchaBotCheck({
        secretKey: needed('RECAPTCHA_SECRET_KEY', environment.RECAPTCHA_SECRET_KEY),
        hostnames: environment.RECAPTCHA_HOSTNAMES,
        verifyUrl: environment.RECAPTCHA_VERIFY_URL,
        onOutage: environment.BOT_CHECK_ON_OUTAGE,
        store,
      });
  }
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new Error(`environment variables missing or wrong: ${name}`);
  return value;
}

import { secretKeys } from '../aws/secretKeys';
import type { ParsedEnvironment } from '../environment/environmentSchema';
import type { ObjectStore } from '../storage/ObjectStore';
import { altchaBotCheck } from './altchaBotCheck';
import type { BotCheck } from './BotCheck';
import { recaptchaBotCheck } from './recaptchaBotCheck';

export type BotCheckEnvironment = Pick<
  ParsedEnvironment,
  'BOT_CHECK_PROVIDER' | 'BOT_CHECK_SECRET_ID' | 'RECAPTCHA_HOSTNAMES' | 'RECAPTCHA_VERIFY_URL' | 'BOT_CHECK_ON_OUTAGE'
>;

export function chooseBotCheck(environment: BotCheckEnvironment, store: ObjectStore): BotCheck {
  const keys = secretKeys(environment.BOT_CHECK_SECRET_ID);
  switch (environment.BOT_CHECK_PROVIDER) {
    case 'altcha':
      return altchaBotCheck({ keys, store });
    case 'recaptcha':
      return recaptchaBotCheck({
        keys,
        hostnames: environment.RECAPTCHA_HOSTNAMES,
        verifyUrl: environment.RECAPTCHA_VERIFY_URL,
        onOutage: environment.BOT_CHECK_ON_OUTAGE,
        store,
      });
  }
}

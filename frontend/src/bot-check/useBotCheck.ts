import { useCallback, useMemo, useState } from 'react';
import type { BotAction } from '@incasso/contract/api';
import { useHostServices } from '../host/services';
import { createBotCheck } from './createBotCheck';

export type FormBotCheck = {
  /** Whether a first attempt to prepare a token has ended, with or without success. */
  readonly isReady: boolean;
  /**
   * Starts to compute a token. Call it on every focus or pointer event in the form: it does nothing while a valid token
   * is cached.
   */
  readonly prepare: () => void;
  /**
   * Returns a token to submit with. Rejects with a `BotCheckError`, for which the form shows the catalogue's message.
   */
  readonly token: () => Promise<string>;
};

export function useBotCheck(action: BotAction): FormBotCheck {
  const host = useHostServices();
  const botCheck = useMemo(() => createBotCheck(host), [host]);
  const [isReady, setReady] = useState(false);

  const prepare = useCallback(() => {
    const settle = () => setReady(true);
    botCheck.prepare(action).then(settle, settle);
  }, [botCheck, action]);
  const token = useCallback(() => botCheck.token(action), [botCheck, action]);

  return useMemo(() => ({ isReady, prepare, token }), [isReady, prepare, token]);
}

import { useCallback, useMemo, useState } from 'react';
import type { BotAction } from '@incasso/contract/api';
import { useHostServices } from '../host/services';
import { createBotCheck } from './createBotCheck';

/** The bot check of one form. */
export type FormBotCheck = {
  /** Whether submitting need not wait: a token was prepared once, or could not be and would be asked for again. */
  readonly isReady: boolean;
  /**
   * Starts the work; call it at each sign of a visitor in the form (focus, pointer). While a token is kept that is
   * still good, it does nothing.
   */
  readonly prepare: () => void;
  /** A token to submit with. Rejects with a `BotCheckError`: show the catalogue's message. */
  readonly token: () => Promise<string>;
};

/** Prepares and hands out bot check tokens for the form of the given action. */
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

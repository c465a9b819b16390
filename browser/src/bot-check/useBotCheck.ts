import { useCallback, useMemo, useState } from 'react';
import type { BotAction } from '@incasso/contract/api';
import { useHostServices } from '../host/services';
import { createBotCheck } from './createBotCheck';

/** The bot check of one form. */
export type FormBotCheck = {
  /** Whether preparing a token has ended once, with or without success. */
  readonly isReady: boolean;
  /** Starts the work; call it on every focus or pointer event in the form. Does nothing while a valid token is kept. */
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

import { useEffect, useMemo, useRef } from 'react';
import { honeypotField, type BotSignals } from '@incasso/contract/botSignals';

/** How a form was filled in, for the server to weigh: nothing is refused for it here. */
export type FormBotSignals = {
  readonly read: (form: HTMLFormElement | null) => BotSignals;
  /** The time says nothing any more: what the form holds was filled in before. */
  readonly forgetTime: () => void;
};

/** Takes the time from now on. Its form holds a `Honeypot`. */
export function useBotSignals(): FormBotSignals {
  const openedAt = useRef<number | undefined>(undefined);

  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  return useMemo(
    () => ({
      read(form) {
        const website = form === null ? null : new FormData(form).get(honeypotField);
        const opened = openedAt.current;
        return {
          [honeypotField]: typeof website === 'string' ? website : '',
          ...(opened !== undefined && { elapsedMs: Math.round(performance.now() - opened) }),
        };
      },
      forgetTime() {
        openedAt.current = undefined;
      },
    }),
    [],
  );
}

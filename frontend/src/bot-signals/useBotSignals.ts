import { useEffect, useMemo, useRef } from 'react';
import { honeypotField, type BotSignals } from '@incasso/contract/botSignals';

/** Signals of how a form was filled in. The server evaluates them; the browser rejects nothing. */
export type FormBotSignals = {
  readonly read: (form: HTMLFormElement | null) => BotSignals;
  /** Drops the elapsed time, because the form was filled in earlier and restored. */
  readonly forgetTime: () => void;
};

/** Measures the time since mount. The form must contain a `Honeypot`. */
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

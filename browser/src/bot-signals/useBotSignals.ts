import { useEffect, useMemo, useRef } from 'react';
import { honeypotField, type BotSignals } from '@incasso/contract/botSignals';

/** How a form was filled in. The server weighs it; nothing is refused here. */
export type FormBotSignals = {
  readonly read: (form: HTMLFormElement | null) => BotSignals;
  /** Drops the time: the form was filled in earlier and restored. */
  readonly forgetTime: () => void;
};

/** Measures the time from mount on. Its form contains a `Honeypot`. */
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

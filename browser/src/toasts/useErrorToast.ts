import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useHostServices } from '../host/services';

/** The one error that a part of the page has to tell at a time. It goes with the part that tells it. */
export function useErrorToast() {
  const { showToast } = useHostServices();
  const end = useRef<() => void>(undefined);
  const withdraw = useCallback(() => {
    end.current?.();
    end.current = undefined;
  }, []);
  const show = useCallback(
    (text: string) => {
      withdraw();
      end.current = showToast({ kind: 'error', text });
    },
    [showToast, withdraw],
  );

  useEffect(() => withdraw, [withdraw]);

  return useMemo(() => ({ show, withdraw }), [show, withdraw]);
}

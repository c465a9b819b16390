import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useHostServices } from '../host/services';

/** Shows one error toast at a time for a component, and removes it when the component unmounts. */
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

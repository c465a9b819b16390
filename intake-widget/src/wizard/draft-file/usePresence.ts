import { useCallback, useEffect, useRef } from 'react';

/** A signal that is aborted when the component goes: what it waited for is of no use to anybody any more. */
export function usePresence(): () => AbortSignal {
  const presence = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    presence.current = here;
    return () => here.abort();
  }, []);

  return useCallback(() => presence.current.signal, []);
}

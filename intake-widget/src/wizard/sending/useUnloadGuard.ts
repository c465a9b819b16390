import { useEffect } from 'react';

/** Has the browser ask before the page is left, for as long as something is being sent. */
export function useUnloadGuard(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
}

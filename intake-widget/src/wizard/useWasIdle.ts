import { useEffect, useState } from 'react';

/** For Safari, which tells nobody that it is idle. In milliseconds. */
const likelyIdleAfterMs = 500;

/** Whether the browser was idle once since this part came up: what the visitor needs next can be made ready then. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);

  useEffect(() => {
    const note = () => setWasIdle(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(note, likelyIdleAfterMs);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(note);
    return () => cancelIdleCallback(request);
  }, []);

  return wasIdle;
}

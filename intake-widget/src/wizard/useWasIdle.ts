import { useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle';

/** Whether the browser was idle once since this part came up: what the visitor needs next can be made ready then. */
export function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false);
  useEffect(() => whenIdle(() => setWasIdle(true), { otherwiseAfterMs: 500 }), []);
  return wasIdle;
}

import { useEffect, useState } from 'react';
import { whenIdle } from '../whenIdle';

/** How often the browser was idle since this part came up, `most` at the highest: each time, something can be made ready. */
export function useIdleTimes(most: number): number {
  const [times, setTimes] = useState(0);
  useEffect(
    () => (times < most ? whenIdle(() => setTimes(times + 1), { otherwiseAfterMs: 250 }) : undefined),
    [times, most],
  );
  return times;
}

import { useEffect, useState } from 'react';
import { nextTask } from './nextTask';

/**
 * How many of `count` rows to render by now: at least `step` more in each task, as rendering hundreds at once would block
 * the page. A few rows more than before are rendered at once.
 */
export function useGradualCount(count: number, step: number): number {
  const [shown, setShown] = useState(step);

  useEffect(() => {
    let isOver = false;
    const showMore = () => {
      if (!isOver) setShown(Math.min(count, shown + step));
    };
    if (shown < count) void nextTask().then(showMore);
    return () => {
      isOver = true;
    };
  }, [shown, count, step]);

  return count <= shown + step ? count : shown;
}

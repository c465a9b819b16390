import { useEffect, useState } from 'react';
import { nextTask } from './nextTask';

/**
 * How many of `count` rows to render now. Each task renders `step` more, because hundreds at once would block the page.
 * If at most `step` rows are missing, all render at once.
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

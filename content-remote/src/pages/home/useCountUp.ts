import { useEffect, useRef, useState } from 'react';
import { whenSeen } from '../../blocks/whenSeen';

type Count = { readonly start: number; readonly end: number; readonly durationMs: number };

/**
 * A number that counts from start to end, once, when a tenth of the element of `ref` is visible. It does not count
 * under reduced motion.
 */
export function useCountUp<Target extends Element>({ start, end, durationMs }: Count) {
  const ref = useRef<Target>(null);
  const [value, setValue] = useState(start);

  useEffect(() => {
    const target = ref.current;
    if (target === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    let frame = 0;
    const count = () => {
      const begin = performance.now();
      const show = (now: number) => {
        const progress = Math.min(Math.max((now - begin) / durationMs, 0), 1);
        setValue(Math.round(start + (end - start) * easeOut(progress)));
        if (progress < 1) frame = requestAnimationFrame(show);
      };
      show(begin);
    };
    const cancel = whenSeen(target, count);
    return () => {
      cancel();
      cancelAnimationFrame(frame);
    };
  }, [start, end, durationMs]);

  return { ref, value };
}

function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

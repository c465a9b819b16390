import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How long the pointer rests before a tooltip opens, in ms (specification, section 9). */
export const openDelayMs = 700;

/** So soon after one closed, the next opens at once, in ms (specification, section 9). */
export const skipDelayMs = 300;

let lastClosedAt = -Infinity;

/** When a tooltip is open, and the events that decide it. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const open = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((wasOpen) => {
      if (wasOpen) lastClosedAt = Date.now();
      return false;
    });
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    isOpen,
    anchorEvents: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        if (Date.now() - lastClosedAt < skipDelayMs) open();
        else timer.current = setTimeout(open, openDelayMs);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
    },
    triggerEvents: { onFocus: open, onBlur: close, onClick: open },
  };
}

import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/** How long the pointer must rest before a tooltip opens, in milliseconds. */
export const openDelayMs = 700;

/** Within this time after one closed, the next opens without delay. In milliseconds. */
export const skipDelayMs = 300;

let lastClosedAt = -Infinity;

/** Closes the open tooltip. At most one is open. */
let closeOpenOne: (() => void) | undefined;

/** State of a tooltip, with event handlers for its words and for the element around words and bubble. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    // Not in the effect's cleanup: a quick pointer enters the next words before React runs it.
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const closeOnPressBeside = ({ target }: Event) => {
      if (target instanceof Node && anchor.current?.contains(target) !== true) close();
    };
    closeOpenOne?.();
    closeOpenOne = close;
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressBeside);
    return () => {
      if (closeOpenOne === close) closeOpenOne = undefined;
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressBeside);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    anchorProps: {
      ref: anchor,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        // A touch fires pointerenter and pointerleave too, but only the tap counts.
        if (pointerType === 'touch') return;
        if (Date.now() - lastClosedAt < skipDelayMs) open();
        else timer.current = setTimeout(open, openDelayMs);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') close();
      },
    },
    triggerProps: { onFocus: open, onBlur: close, onClick: open },
  };
}

import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor, Bubble, Trigger } from './Tooltip.styles';
import { useTooltip } from './useTooltip';

type TooltipProps = {
  /** What is explained. */
  readonly text: string;
  /** The words that it belongs to. */
  readonly children: ReactNode;
};

/** Space kept between the bubble and the edge of the viewport, in px. */
const edgePx = 12;

/**
 * Words with an explanation that opens on hover, focus or tap, and closes with Escape. The bubble can be hovered itself.
 * Without JavaScript it opens by style alone.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, anchorEvents, triggerEvents } = useTooltip();

  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    element.style.insetInlineStart = '0';
    if (!isOpen) return;
    const { right } = element.getBoundingClientRect();
    const overflow = right + edgePx - document.documentElement.clientWidth;
    if (overflow > 0) element.style.insetInlineStart = `${String(-overflow)}px`;
  }, [isOpen]);

  return (
    <Anchor {...anchorEvents}>
      <Trigger type="button" aria-describedby={id} {...triggerEvents}>
        {children}
      </Trigger>
      <Bubble ref={bubble} id={id} role="tooltip" $isOpen={isOpen}>
        {text}
      </Bubble>
    </Anchor>
  );
}

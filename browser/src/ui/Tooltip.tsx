import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor, Bubble, Trigger } from './Tooltip.styles';
import { keepInView } from './keepInView';
import { useTooltip } from './useTooltip';

type TooltipProps = {
  readonly text: string;
  /** The words that it explains. */
  readonly children: ReactNode;
};

/**
 * Words with an explanation that opens on hover, focus or tap, and closes on Escape. The bubble itself can be hovered.
 * Without JavaScript, CSS opens it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const { isOpen, anchorProps, triggerProps } = useTooltip();

  useLayoutEffect(() => {
    if (isOpen && bubble.current !== null) keepInView(bubble.current);
  }, [isOpen]);

  return (
    <Anchor {...anchorProps}>
      <Trigger type="button" aria-describedby={id} {...triggerProps}>
        {children}
      </Trigger>
      <Bubble ref={bubble} id={id} role="tooltip" $isOpen={isOpen}>
        {text}
      </Bubble>
    </Anchor>
  );
}

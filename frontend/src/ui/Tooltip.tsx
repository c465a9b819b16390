import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from '../forms/Field.styles';
import { fingerRoom } from './fingerRoom';
import { useTooltip } from './useTooltip';

/** Space kept between the bubble and the edge of the viewport, in px. */
const edgePx = 12;

type TooltipProps = {
  readonly text: string;
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

/** Keeps a tooltip's bubble within the viewport: shifts it to the left, or moves it above its words. */
function keepInView(bubble: HTMLElement): void {
  bubble.style.insetInlineStart = '';
  bubble.style.insetBlock = '';
  const { clientWidth, clientHeight } = document.documentElement;
  const { right, bottom } = bubble.getBoundingClientRect();
  const overflow = right + edgePx - clientWidth;
  if (overflow > 0) bubble.style.insetInlineStart = `${-overflow}px`;
  if (bottom + edgePx > clientHeight) bubble.style.insetBlock = 'auto 100%';
}

const Anchor = styled.span`
  position: relative;
  display: inline-block;
`;

const Trigger = styled.button`
  text-align: start;
  text-decoration: underline;
  text-decoration-style: dotted;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
  cursor: help;
  ${fingerRoom}
  ${focusLook}
`;

const Bubble = styled.span<{ $isOpen: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  /* Below the sticky bar. */
  z-index: 1;
  inline-size: max-content;
  max-inline-size: min(20rem, 100vw - 2.5rem);
  border: 1px solid ${theme.color.ink};
  border-block-start-width: 3px;
  padding: 0.75rem ${theme.space.m};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.size.small};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  /* A hidden bubble must take no space, or it would widen the page. */
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};

  @media (scripting: none) {
    position: fixed;
    inset-block: auto ${theme.space.l};
    inset-inline-start: ${theme.space.gutter};

    ${Anchor}:hover > &,
    ${Anchor}:focus-within > & {
      display: block;
    }
  }
`;

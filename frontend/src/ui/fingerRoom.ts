import { css } from 'styled-components';

/** Minimum touch-target height (WCAG 2.2, 2.5.5). */
export const fingerHeight = '2.75rem';

/**
 * Extends a short one-line link or button to the touch target's height, without changing the layout. Not for links
 * within running text, which would overlap those on the next line.
 */
export const fingerRoom = css`
  @media (pointer: coarse) {
    --finger-room: calc((${fingerHeight} - 1.175em) / 2);
    padding-block: var(--finger-room);
    margin-block: calc(-1 * var(--finger-room));
  }
`;

import { css } from 'styled-components';

/** Minimum touch-target height (WCAG 2.2, 2.5.5). */
export const fingerHeight = '2.75rem';

/**
 * Makes a short link or button of one line as high to the finger as it should be, in the space around it: nothing looks
 * or lies different. Not for links within running text, whose neighbours stand on the next line.
 */
export const fingerRoom = css`
  @media (pointer: coarse) {
    --finger-room: calc((${fingerHeight} - 1.175em) / 2);
    padding-block: var(--finger-room);
    margin-block: calc(-1 * var(--finger-room));
  }
`;

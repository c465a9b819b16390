import { css } from 'styled-components';

/** A tick as a pseudo-element, in the colour and size of the text. */
export const tickMark = css`
  content: '';
  flex: none;
  inline-size: 0.4em;
  block-size: 0.72em;
  margin-block-start: 0.3em;
  margin-inline: 0.15em;
  border: solid currentColor;
  border-width: 0 2.5px 2.5px 0;
  transform: rotate(40deg);
`;

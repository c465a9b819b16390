import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** Centers the intake on its sheet, with a margin. */
export const Sheet = styled.div`
  max-inline-size: calc(${theme.width.form} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m};
`;

/**
 * Keeps toasts at the top of the intake's visible part: a transformed ancestor becomes the containing block of fixed
 * elements.
 */
export const ToastCorner = styled.div`
  --toasts-start: 0px;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  block-size: 0;
  transform: translate(0);
`;

import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** Keeps the intake off the edges of its paper, and in the middle of it. */
export const Sheet = styled.div`
  max-inline-size: calc(${theme.width.form} + 2 * ${theme.space.m});
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.m};
`;

/**
 * Keeps the toasts within the intake, at the top of its visible part: fixed elements stick to a transformed ancestor.
 */
export const ToastCorner = styled.div`
  --toasts-start: 0px;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  block-size: 0;
  transform: translate(0);
`;

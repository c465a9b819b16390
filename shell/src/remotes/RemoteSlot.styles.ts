import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';
import { Row } from '@incasso/browser/ui/Stack';
import { Container } from '@incasso/browser/ui/Section';

/** Replaces a part of the page. */
export const Message = styled(Container)`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-block: ${theme.space.xxl};
`;

/** Sticks to the bottom of the screen while its part of the page is in view. */
export const Bar = styled(Row).attrs({ $gap: 's l' })`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  justify-content: center;
  padding: ${theme.space.m} ${theme.space.gutter};
  border-block-start: 3px solid ${theme.color.error};
  background: ${theme.color.errorBand};
`;

/**
 * The root element of a part. It is the same for a hydrated and an unhydrated part, so React keeps the prerendered
 * HTML.
 */
export const Slot = styled.div`
  outline: none;
`;

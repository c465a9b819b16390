import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';

/** Replaces a part of the page. */
export const Message = styled.section`
  box-sizing: content-box;
  max-inline-size: ${theme.width.page};
  margin-inline: auto;
  padding: ${theme.space.xxl} ${theme.space.gutter};
`;

export const Heading = styled.h2`
  margin: 0;
  font-size: ${theme.size.h2};
  font-weight: 600;
  line-height: 1.15;
`;

/** Sticks to the bottom of the screen while its part of the page is in view. */
export const Bar = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s} ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.gutter};
  border-block-start: 3px solid ${theme.color.error};
  background: ${theme.color.errorBand};

  p {
    margin: 0;
  }
`;

/**
 * The root element of a part. It is the same for a hydrated and an unhydrated part, so React keeps the prerendered
 * HTML.
 */
export const Slot = styled.div`
  outline: none;
`;

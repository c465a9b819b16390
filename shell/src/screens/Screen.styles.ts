import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';

/** A message that replaces a page. */
export const Screen = styled.div`
  display: grid;
  gap: ${theme.space.l};
  justify-items: start;
  align-content: center;
  min-block-size: 60vh;
  padding-block: ${theme.space.xxl};
`;

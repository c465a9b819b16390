import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { Stack } from '@incasso/frontend/layout/Stack';

/** A message that replaces a page. */
export const Screen = styled(Stack).attrs({ $isNarrow: true })`
  align-content: center;
  min-block-size: 60vh;
  padding-block: ${theme.space.xxl};
`;

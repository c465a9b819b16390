import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

/** What the visitor should look at, on a line of its own. */
export const Remark = styled.span`
  display: block;
  margin-block-start: ${theme.space.xs};
  border-inline-start: 4px solid ${theme.brand.mark};
  padding-inline-start: ${theme.space.s};
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
`;

import styled from 'styled-components';
import { theme } from '../brand/theme';

/** A hint or a condition. */
export const SmallPrint = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};

  &:empty {
    display: none;
  }
`;

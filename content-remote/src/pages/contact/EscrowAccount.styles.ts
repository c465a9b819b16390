import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Account = styled.span`
  display: block;
  font-weight: 650;
  letter-spacing: 0.02em;
  user-select: all;

  @media (min-width: ${theme.from.narrow}) {
    white-space: nowrap;
  }
`;

export const Note = styled.p`
  margin: ${theme.space.s} 0 0;
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.color.inkSoft};
`;

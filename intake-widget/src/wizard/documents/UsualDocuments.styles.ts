import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const UsualGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};

  > p {
    margin: 0;
  }
`;

export const UsualList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const UsualItem = styled.li<{ $isPresent: boolean }>`
  > svg {
    display: inline;
  }

  color: ${({ $isPresent }) => ($isPresent ? theme.color.ink : theme.color.inkSoft)};
`;

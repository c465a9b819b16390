import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** One sentence, which wraps like text. */
export const UsualGroup = styled.div`
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};

  > * {
    display: inline;
  }
`;

export const UsualList = styled.ul`
  padding: 0;
  list-style: none;
`;

export const UsualItem = styled.li<{ $isPresent: boolean }>`
  display: inline;
  text-transform: lowercase;
  color: ${({ $isPresent }) => ($isPresent ? theme.color.ink : theme.color.inkSoft)};

  > svg {
    display: inline;
  }

  &::after {
    content: ', ';
  }

  &:last-child::after {
    content: '. ';
  }
`;

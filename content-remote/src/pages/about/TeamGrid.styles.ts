import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';

const portraitWidth = '7rem';

export const Card = styled.article`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};
  align-items: center;

  h3 {
    ${smallTitle}
  }

  p {
    margin: 0;
  }

  p + p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }

  @media (min-width: ${theme.from.narrow}) {
    grid-template-columns: ${portraitWidth} 1fr;
  }

  @media (min-width: ${theme.from.medium}) and (width < ${theme.from.large}) {
    grid-template-columns: 1fr;
    align-content: start;

    > :first-child {
      inline-size: ${portraitWidth};
    }
  }
`;

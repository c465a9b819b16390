import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const ThreeColumns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  margin-block-start: ${theme.space.l};

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: ${theme.from.large}) {
    gap: ${theme.space.xl};
    margin-block-start: ${theme.space.xl};
  }
`;

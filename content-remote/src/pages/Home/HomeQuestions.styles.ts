import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 4fr 8fr;
    gap: ${theme.space.xxl};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  justify-items: start;
`;

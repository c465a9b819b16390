import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** Two columns: the heading in the narrow one, the content in the wide one. Stacked on small screens. */
export const Split = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 4fr 8fr;
    gap: ${theme.space.xxl};
  }
`;

/** The heading of a section and its introduction, in the narrow column of a `Split`. */
export const SplitHead = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  justify-items: start;
`;

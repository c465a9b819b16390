import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** A section's heading in the narrow column and its content in the wide one; stacked on small screens. */
export const Split = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 4fr 8fr;
    gap: ${theme.space.xxl};
  }
`;

/** A heading and what belongs to it, in the narrow column of a `Split`. */
export const SplitHead = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  justify-items: start;
`;

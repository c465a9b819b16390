import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { smallTitle } from './smallTitle';

/** A few words beside the matter of a page, on a ground of their own. `$isMarked`: the one that leads on. */
export const Note = styled.div<{ $isMarked?: boolean }>`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.l};
  /* Seen in forced colours, which take the ground away. */
  border: 1px solid transparent;
  background: ${({ $isMarked }) => ($isMarked === true ? theme.color.marker : theme.color.band)};

  /* On paper there is no ground either. */
  @media print {
    padding: 0;
  }

  h2,
  h3 {
    ${smallTitle}
  }

  p {
    margin: 0;
  }
`;

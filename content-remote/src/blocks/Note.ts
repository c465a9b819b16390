import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { smallTitle } from './smallTitle';

/** A short note beside the main content. `$isMarked` gives it the marker's background, for the next action. */
export const Note = styled.div<{ $isMarked?: boolean }>`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
  padding: ${theme.space.l};
  /* Visible in forced colours, which remove the background. */
  border: 1px solid transparent;
  background: ${({ $isMarked }) => ($isMarked === true ? theme.color.marker : theme.color.band)};

  /* Browsers print no backgrounds. */
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

import { theme } from '@incasso/frontend/brand/theme';
import { Stack } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';

/** A short note beside the main content. `$isMarked` gives it the marker's background, for the next action. */
export const Note = styled(Stack).attrs({ $gap: 's', $isNarrow: true })<{ $isMarked?: boolean }>`
  padding: ${theme.space.l};
  /* Visible in forced colours, which remove the background. */
  border: 1px solid transparent;
  background: ${({ $isMarked }) => ($isMarked === true ? theme.color.marker : theme.color.band)};

  /* Browsers print no backgrounds. */
  @media print {
    padding: 0;
  }
`;

import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

/** The main button comes first in the code: on a phone it is on top, and a keyboard reaches it before Previous. */
export const ButtonRow = styled.div`
  display: grid;
  gap: ${theme.space.s} ${theme.space.m};
  scroll-margin-block-end: calc(${theme.toastsRoom} + ${theme.space.s});

  /* The state of sending is above it. */
  [data-sending] > & {
    padding: 0;
    border: 0;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    padding-block-start: ${theme.space.l};
    border-block-start: 1px solid ${theme.color.rule};
  }

  /* Useless without JavaScript: the notice above says what to do instead. */
  @media print, (scripting: none) {
    display: none;
  }
`;

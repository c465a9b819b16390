import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const SendingGroup = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  scroll-margin-block: ${theme.space.m} calc(${theme.toastsRoom} + ${theme.space.l});

  /* It has the focus only because the button that was pressed is off. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const SendingWords = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Grid = styled.div`
  display: grid;
  gap: ${theme.space.xl};

  article {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.controlBorder};
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-size: inherit;
    font-weight: 650;
  }

  p {
    margin-block-start: ${theme.space.s};
    max-inline-size: 26.93em;
    text-wrap: pretty;
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: 1fr 1fr;
  }
`;

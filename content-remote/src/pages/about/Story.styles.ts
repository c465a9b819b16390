import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const YearsInBusiness = styled.p`
  justify-self: start;
  margin: 0;
  padding-block-end: ${theme.space.s};
  border-block-end: 5px double ${theme.color.ink};
  font-variant-numeric: tabular-nums lining-nums;

  strong {
    display: block;
    font-family: ${theme.font.heading};
    font-size: clamp(4rem, 3rem + 4vw, 7rem);
    font-weight: 500;
    line-height: 0.95;
    letter-spacing: -0.04em;
  }
`;

export const Text = styled.div`
  max-inline-size: ${theme.width.text};

  p {
    margin: 0;
    text-wrap: pretty;
  }

  p:first-child {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }

  p + p {
    margin-block-start: 1.1em;
  }
`;

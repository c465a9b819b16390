import { theme } from '@incasso/browser/brand/theme';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import { Sums } from '@incasso/browser/ui/Sums';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  max-inline-size: 34rem;
  padding: ${theme.space.l} ${theme.space.m};
  background: ${theme.color.band};

  p {
    margin: 0;
  }

  /* Prints the result, but no empty form. */
  @media print {
    padding: 0;
    background: none;

    &:not(:has(dl)),
    button {
      display: none;
    }
  }
`;

export const Heading = styled.h4`
  margin: 0;
  font: 600 ${theme.size.h3} / 1.3 ${theme.font.heading};
`;

export const Kinds = styled.fieldset`
  display: grid;
  /* Keeps the touch targets of two rows apart. */
  gap: 1.25rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${theme.space.s};
    padding: 0;
    font-weight: 650;
  }
`;

export const Result = styled.div`
  display: grid;
  gap: ${theme.space.m};

  p,
  ul {
    margin: 0;
  }

  ul {
    padding-inline-start: 1.25em;
  }
`;

/** The last line is the total. */
export const Total = styled(Sums)`
  > :last-child {
    border-block-end: 5px double ${theme.color.ink};
    font-weight: 650;
  }
`;

export const Details = styled.details`
  ${openOnPaper}

  > summary {
    padding-block: 0.75rem;
    cursor: pointer;
  }
`;

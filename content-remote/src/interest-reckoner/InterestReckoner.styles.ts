import { theme } from '@incasso/browser/brand/theme';
import { Sums } from '@incasso/browser/ui/Sums';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space.m};
  max-inline-size: 34rem;
  margin-block: ${theme.space.l};
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

/** The page sets its level with `as`. */
export const Heading = styled.h4`
  margin: 0;
  font: 600 ${theme.size.h3} / 1.3 ${theme.font.heading};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  align-items: end;
  gap: ${theme.space.m};
  inline-size: 100%;
`;

export const Result = styled.div`
  display: grid;
  gap: ${theme.space.m};

  ul {
    margin: 0;
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

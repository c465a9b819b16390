import { theme } from '@incasso/browser/brand/theme';
import type { CaseKind } from '@incasso/debts/costWords';
import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  align-content: start;
  justify-items: start;

  > div,
  > fieldset {
    justify-self: stretch;
  }

  > p {
    font-size: ${theme.size.small};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xl} ${theme.space.xxl};
  padding: ${theme.space.l};
  background: ${theme.color.band};

  p {
    margin: 0;
  }

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(26.25rem, 1fr);
  }

  /* Prints the result or the examples, but no empty form. */
  @media print {
    padding: 0;
    background: none;

    &:not(:has([role='status'] dl)) ${Fields}, button {
      display: none;
    }
  }
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

  ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
`;

/** Shown for the chosen kind of case, without JavaScript too; in print for each kind. */
export const Example = styled(Result)<{ $kind: CaseKind }>`
  @media screen {
    ${Form}:has([name='kind']:checked):not(:has([value='${({ $kind }) => $kind}']:checked)) & {
      display: none;
    }
  }

  @media print {
    margin-block-end: ${theme.space.l};
  }
`;

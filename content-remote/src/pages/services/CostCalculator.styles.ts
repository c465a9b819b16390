import { theme } from '@incasso/browser/brand/theme';
import { Split, Stack } from '@incasso/browser/layout/Stack';
import type { CaseKind } from '@incasso/debts/costWords';
import styled from 'styled-components';

export const Fields = styled(Stack).attrs({ $gap: 'm', $isNarrow: true })`
  > div,
  > fieldset {
    justify-self: stretch;
  }

  > p {
    font-size: ${theme.size.small};
  }
`;

export const Form = styled(Split).attrs({ $of: 'minmax(0, 1fr) minmax(26.25rem, 1fr)' })`
  padding: ${theme.space.l};
  background: ${theme.color.band};

  /* Prints the result or the examples, but no empty form. */
  @media print {
    padding: 0;
    background: none;

    &:not(:has([role='status'] dl)) ${Fields}, button {
      display: none;
    }
  }
`;

export const Kinds = styled(Stack)`
  /* Keeps the touch targets of two rows apart. */
  gap: 1.25rem;

  legend {
    margin-block-end: ${theme.space.s};
    font-weight: 650;
  }
`;

export const Result = styled(Stack).attrs({ $gap: 'm' })``;

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

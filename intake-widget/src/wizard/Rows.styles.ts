import { theme } from '@incasso/browser/brand/theme';
import { fingerHeight } from '@incasso/browser/ui/fingerRoom';
import styled, { css } from 'styled-components';

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding: 0;
`;

/** Both buttons fit on one line of a phone. */
export const AddChoices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s};

  > button {
    padding-inline: ${theme.space.s};
  }
`;

/** A row with its own rule, as on a statement of account. */
export const RowFrame = styled.fieldset`
  ${group}
  gap: ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.rule};
  padding-block: ${theme.space.s};
`;

export const MoreFold = styled.details`
  > summary {
    inline-size: fit-content;
    padding-block: ${theme.space.xs};

    @media (pointer: coarse) {
      min-block-size: ${fingerHeight};
      padding-block: 0;
      align-content: center;
    }
    font-weight: 650;
    cursor: pointer;
  }
`;

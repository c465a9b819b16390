import { theme } from '@incasso/browser/brand/theme';
import { fingerHeight } from '@incasso/browser/ui/fingerRoom';
import styled, { css } from 'styled-components';

const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  margin: 0;
  border: 0;
  padding: 0;
`;

export const TableFrame = styled.fieldset`
  ${group}
  gap: ${theme.space.s};
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

export const TableTitle = styled.legend`
  padding: 0;
  font-weight: 650;
`;

/** A row with its own rule, as on a statement of account. */
export const RowFrame = styled.fieldset`
  ${group}
  gap: ${theme.space.xs};
  border-block-start: 1px solid ${theme.color.rule};
  padding-block: ${theme.space.s};
`;

export const RowTitle = styled.legend`
  float: inline-start;
  padding: 0;
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Debtor and amount on one line, if the column is wide enough for an amount. */
export const InSight = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  align-items: start;
  gap: ${theme.space.s} ${theme.space.m};
  clear: both;
`;

export const MoreFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s} ${theme.form.gap};

  > button {
    justify-self: start;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
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

import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { group } from '../Rows.styles';

export const TableFrame = styled.fieldset`
  ${group}
  gap: ${theme.space.s};
`;

export const TableTitle = styled.legend`
  padding: 0;
  font-weight: 650;
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

import { theme } from '@incasso/frontend/brand/theme';
import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';

/** The title at the start, the total at the end. */
export const TableHead = styled(Row).attrs({ $gap: '0 m', $isSpread: true })`
  align-items: baseline;

  > h3 {
    scroll-margin-block-start: ${theme.toastsRoom};
    ${focusLook}
  }

  > strong {
    margin-inline-start: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  > p {
    flex-basis: 100%;
  }
`;

export const Editor = styled(Stack).attrs({ $gap: 's' })`
  border-block-start: 1px solid ${theme.color.rule};
  padding-block: ${theme.space.s} ${theme.space.m};

  > legend {
    float: inline-start;
    font-size: ${theme.size.small};
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

/** The debtor on a line of its own, the other fields in pairs where an amount and a date fit beside each other. */
export const EditorFields = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
  align-items: start;
  gap: ${theme.space.m};

  > :first-child,
  > :has([type='checkbox']) {
    grid-column: 1 / -1;
  }
`;

import { theme } from '@incasso/frontend/brand/theme';
import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import styled, { css } from 'styled-components';

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

/** The form of a row; its edge separates it from rows shown as text. */
export const Editor = styled(Stack).attrs({ $gap: 's' })<{ $hasEdge: boolean }>`
  position: relative;
  border-block-start: 1px solid ${theme.color.rule};
  padding-block: ${theme.space.s};
  ${({ $hasEdge }) =>
    $hasEdge &&
    css`
      border-inline-start: 4px solid ${theme.color.ink};
      padding-inline-start: 0.75rem;
    `}

  /* Beside the label of the first field. */
  > legend {
    position: absolute;
    inset-block-start: ${theme.space.s};
    inset-inline-end: 0;
    max-inline-size: 70%;
    overflow: hidden;
    font-size: ${theme.size.small};
    line-height: 1.3;
    color: ${theme.color.inkSoft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Long fields take a whole line; numbers and dates share one where two fit. */
export const EditorFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 40%), 100%), 1fr));
  align-items: start;
  gap: 0.5rem ${theme.space.m};

  > :has(:is([type='checkbox'], [name^='debt_debtor_'], [name^='debt_address_'], [name^='debt_email_'])) {
    grid-column: 1 / -1;
  }

  label {
    font-size: ${theme.size.small};
    line-height: 1.3;
  }

  select,
  input:not([type='checkbox']) {
    min-block-size: ${fingerHeight};
  }
`;

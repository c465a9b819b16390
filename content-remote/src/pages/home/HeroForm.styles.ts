import { theme } from '@incasso/frontend/brand/theme';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { Row } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';

/** Styled as the payment slip of an invoice, with a perforated upper edge. */
export const Slip = styled.div`
  position: relative;
  z-index: 1;
  border: 2px solid ${theme.color.ink};
  background: ${theme.color.paper};
  ${screenOnly}

  form:first-child {
    display: grid;
    gap: ${theme.space.m} ${theme.space.l};
    padding: ${theme.space.l};
  }

  /* The button that replaces the form without JavaScript. */
  button[form] {
    display: none;
  }

  @media (scripting: none) {
    button {
      display: none;
    }

    button[form] {
      display: inline-flex;
    }
  }

  @media (min-width: ${theme.from.medium}) {
    form:first-child {
      grid-template-columns: 1fr 1fr auto;
      align-items: end;
    }
  }

  @media (min-width: ${theme.from.large}) {
    grid-area: 2 / 1 / auto / -1;
    /* Overlaps the drawing but leaves its total visible. */
    margin-block-start: -4.5rem;

    form:first-child {
      padding: ${theme.space.l} ${theme.space.xl} 1.75rem;
    }
  }
`;

export const SlipHead = styled(Row).attrs({ $gap: 'xs m' })`
  align-items: baseline;
  padding-block-end: ${theme.space.m};
  border-block-end: 1px dashed ${theme.color.controlBorder};

  @media (min-width: ${theme.from.medium}) {
    grid-column: 1 / -1;
  }
`;

export const Note = styled.p`
  color: ${theme.color.inkSoft};
`;

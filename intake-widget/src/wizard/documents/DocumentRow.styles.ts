import { FieldError, focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { fromContainer } from '../layout/fromContainer';

/** A line of the ledger: name, facts and state, and the way out at the end. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: baseline;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: 0.75rem;
  border-block-end: 1px solid ${theme.color.rule};

  > progress {
    grid-column: 1 / -1;
  }

  @container (min-width: ${fromContainer.medium}) {
    grid-template-columns: 1fr 7rem 6.5rem auto;
  }
`;

export const DocumentName = styled.span`
  grid-column: 1 / -1;
  min-inline-size: 0;
  font-weight: 650;
  overflow-wrap: anywhere;

  @container (min-width: ${fromContainer.medium}) {
    grid-column: auto;
  }
`;

/** Under the line, over its whole width. */
export const RefusalWords = styled(FieldError)`
  grid-column: 1 / -1;
`;

/** What the document is, if the visitor says so. */
export const KindChoice = styled.select`
  justify-self: start;
  grid-column: 1 / -1;
  max-inline-size: 100%;
  min-block-size: 2.25rem;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  padding: 0 ${theme.space.s};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  /* Not smaller: Safari on iPhones zooms into a control below 16 px. */
  font-size: 1rem;

  &:focus-visible {
    ${focusLook}
  }
`;

export const DocumentFacts = styled.span`
  font-size: ${theme.size.small};
  line-height: 1.75;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};
`;

export const RowState = styled.span`
  font-size: ${theme.size.small};
  line-height: 1.75;
`;

export const RemoveButton = styled.button`
  justify-self: end;
  min-block-size: 1.75rem;
  border: 0;
  padding: 0 ${theme.space.xs};
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.size.small};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover:enabled {
    text-decoration-thickness: 2px;
  }

  &:disabled {
    color: ${theme.color.inkSoft};
    text-decoration: none;
    cursor: default;
  }

  &:focus-visible {
    ${focusLook}
  }
`;

import { theme } from '@incasso/frontend/brand/theme';
import { focusLook } from '@incasso/frontend/forms/Field.styles';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import styled from 'styled-components';
import { ProgressBar } from './ProgressBar';

/** How far the choice of the kind reaches over the lines above and below it, for a finger. */
const reach = '0.625rem';

/** One line; on a phone the kind and the size are below the name. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 0.75rem;

  > :first-child {
    padding-block-start: 0.375rem;
  }

  > button {
    grid-area: 1 / -2 / span 2;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: minmax(0, 1fr) 12rem 5rem auto;

    > :first-child {
      padding-block-start: 0;
    }

    > button {
      grid-row: 1;
    }
  }
`;

export const DocumentFacts = styled.span`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-inline-size: 0;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};

  > span {
    white-space: nowrap;
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    display: contents;

    > span {
      text-align: end;
    }
  }
`;

/** What browsers leave before the words of a choice. */
const indent = '4px';

/** The document's kind: from its content, or as chosen. Where it has a line, that replaces the row's below it. */
export const KindChoice = styled.select`
  position: relative;
  z-index: 1;
  min-inline-size: 0;
  min-block-size: ${fingerHeight};
  margin-block: -${reach};
  margin-inline-start: -${indent};
  border: 0;
  padding: 0;
  background: none;
  color: ${theme.color.ink};
  /* Not smaller: Safari on iPhones zooms into a control below 16 px. */
  font-size: 1rem;
  text-overflow: ellipsis;
  field-sizing: content;
  cursor: pointer;

  > option {
    background: ${theme.color.paper};
  }

  &:disabled {
    opacity: 1;
  }

  ${focusLook}

  @container (min-width: ${theme.fromContainer.medium}) {
    margin-block: 0 -1px;
    margin-inline-start: 0;
    border-block-end: 1px solid ${theme.color.controlBorder};
    field-sizing: fixed;
  }
`;

/** The metadata of a mail, or the name of the mail that a document was attached to. */
export const DocumentNote = styled(SmallPrint)`
  grid-column: 1 / -1;
  padding-block: 0.375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** Advice on a document that is sent. */
export const CautionNote = styled(DocumentNote)`
  margin-block: ${theme.space.xs} ${theme.space.s};
  border-inline-start: 4px solid ${theme.brand.mark};
  padding: 0 0 0 ${theme.space.s};
  color: ${theme.color.ink};
`;

/** Takes no space, so that nothing moves while a document is sent. */
export const RowProgress = styled(ProgressBar)`
  position: absolute;
  inset: auto 0 -3px;
  block-size: 5px;
`;

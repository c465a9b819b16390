import { FieldError, focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled, { css } from 'styled-components';

/** Below this width (a phone with enlarged text) a name gets its own line. */
const narrowColumn = '14rem';

/** One row: name, then details and state below it, and the remove button at the end. */
export const Row = styled.li`
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.xs} ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.rule};

  > progress {
    grid-column: 1 / -1;
  }

  @container (min-width: ${narrowColumn}) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const DocumentName = styled.span`
  font-weight: 650;
  line-height: 1.4;
  padding-block: 0.125rem;
  overflow-wrap: anywhere;
`;

export const RefusalWords = styled(FieldError)`
  grid-column: 1 / -1;
  line-height: 1.4;
`;

/** The metadata of a mail, or the name of the mail that a document was attached to. */
export const MailFacts = styled.span`
  grid-column: 1 / -1;
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;
`;

export const DocumentFacts = styled.span`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} 0.75rem;
  font-size: ${theme.size.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.inkSoft};

  > span {
    white-space: nowrap;
  }
`;

/** The document's kind: from its name, or as chosen. It has a border until it is known. */
export const KindChoice = styled.select<{ $isKnown: boolean }>`
  flex: 1 1 8rem;
  min-inline-size: 0;
  max-inline-size: max-content;
  min-block-size: 2rem;
  text-overflow: ellipsis;
  border: 1px solid ${theme.color.controlBorder};
  border-radius: ${theme.radius.control};
  padding: 0 ${theme.space.xs};
  ${({ $isKnown }) =>
    $isKnown &&
    css`
      flex: 0 1 auto;
      field-sizing: content;
      border-color: transparent;
      /* Its words stand below the first letter of the name. */
      margin-inline-start: calc(-1px - ${theme.space.xs});
    `}
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  /* Not smaller: Safari on iPhones zooms into a control below 16 px. */
  font-size: 1rem;

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  &:focus-visible {
    ${focusLook}
  }
`;

export const RemoveButton = styled.button`
  justify-self: start;
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

  /* Over what is beside it of the next line, which is no control. */
  @media (pointer: coarse) {
    position: relative;
    z-index: 1;
    min-block-size: 2.75rem;
    margin-block: -0.5rem;
  }

  &:hover:enabled {
    text-decoration-thickness: 2px;
  }

  @media print {
    display: none;
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

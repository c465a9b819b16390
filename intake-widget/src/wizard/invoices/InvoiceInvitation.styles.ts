import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import { fingerHeight } from '@incasso/browser/ui/fingerRoom';
import styled from 'styled-components';

/** Accepts dropped files, as does the whole wizard, and is highlighted while files are dragged over it. */
export const Invitation = styled.div<{ $isDraggedOver: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  padding: ${theme.space.xs} ${theme.space.s};
  border: 1px solid ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.rule)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};
`;

export const Help = styled.details`
  flex: 1 1 11rem;
  min-inline-size: 0;
  font-size: ${theme.size.small};

  &[open] {
    flex-basis: 100%;
  }

  > summary {
    min-block-size: ${fingerHeight};
    align-content: center;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;

    &:focus-visible {
      ${focusLook}
    }
  }

  > ul {
    margin: 0;
    padding-inline-start: 1.25em;
  }
`;

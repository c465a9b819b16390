import { focusLook } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import { fingerHeight } from '@incasso/browser/ui/fingerRoom';
import styled from 'styled-components';

/** Takes dropped files, as all of the wizard does, and says so while some hang above it. */
export const Invitation = styled.div<{ $isDraggedOver: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding: ${theme.space.m};
  border: 2px dashed ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.controlBorder)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};
`;

export const InvitationWords = styled.p`
  margin: 0;
  flex-basis: 100%;
`;

export const Help = styled.details`
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

  > p {
    margin: 0;
  }
`;

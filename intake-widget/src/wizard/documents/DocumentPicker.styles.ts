import { visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import { theme } from '@incasso/frontend/brand/theme';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import styled, { css } from 'styled-components';

/** Only the button, where there is nothing to drag or no room for it. */
const buttonAlone = css`
  padding: 0;
  border: 0;
  background: none;

  > button {
    flex-grow: 1;
  }

  > span {
    display: none;
  }
`;

export const PickerGroup = styled(Stack).attrs({ $gap: 's' })``;

export const DropZone = styled(Row).attrs({ $gap: 's m' })<{ $isDraggedOver: boolean }>`
  position: relative;
  padding: ${theme.space.s};
  border: 1px dashed ${({ $isDraggedOver }) => ($isDraggedOver ? theme.color.ink : theme.color.controlBorder)};
  border-radius: ${theme.radius.control};
  background: ${({ $isDraggedOver }) => ($isDraggedOver ? theme.brand.mark : theme.color.band)};

  @container not (min-width: ${theme.fromContainer.medium}) {
    ${buttonAlone}
  }

  ${screenOnly}

  /* Fingers have nothing to drag. */
  @media (hover: none), (pointer: coarse) {
    ${buttonAlone}
  }
`;

export const FileInput = styled.input`
  ${visuallyHidden}
`;
